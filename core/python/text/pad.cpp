#include "core/python/text/pad.h"

#include <algorithm>

#include "core/failure.h"
#include "core/python/text/utf8.h"

namespace derslik::python::text {
namespace {

void requireOne(std::string_view fill) {
  if (length(fill) != 1)
    throw Failure("TypeError", "The fill character must be exactly one character long");
}

std::string padded(std::string_view text, std::int64_t left, std::int64_t right,
                   std::string_view fill) {
  return repeat(fill, left) + std::string(text) + repeat(fill, right);
}

/// width - len(text), not negative
std::int64_t missing(std::string_view text, std::int64_t width) {
  const std::int64_t count = length(text);
  return width > count ? width - count : 0;
}

}  // namespace

std::string ljust(std::string_view text, std::int64_t width, std::string_view fill) {
  requireOne(fill);
  return padded(text, 0, missing(text, width), fill);
}

std::string rjust(std::string_view text, std::int64_t width, std::string_view fill) {
  requireOne(fill);
  return padded(text, missing(text, width), 0, fill);
}

std::string center(std::string_view text, std::int64_t width, std::string_view fill) {
  requireOne(fill);
  const std::int64_t both = missing(text, width);
  // Of an odd number, one more goes to the left where the width is odd, too.
  const std::int64_t left = both / 2 + (both & width & 1);
  return padded(text, left, both - left, fill);
}

std::string zfill(std::string_view text, std::int64_t width) {
  const bool isSigned = !text.empty() && (text[0] == '-' || text[0] == '+');
  const std::string zeros = repeat("0", missing(text, width));
  return std::string(text.substr(0, isSigned)) + zeros +
         std::string(text.substr(isSigned));
}

std::string expandTabs(std::string_view text, std::int64_t tabSize) {
  std::string result;
  std::int64_t column = 0;
  for (std::size_t at = 0, next = 0; at < text.size(); at = next) {
    next = advance(text, at, 1);
    if (text[at] == '\t') {
      if (tabSize <= 0) continue;
      const std::int64_t spaces = tabSize - column % tabSize;
      result += repeat(" ", spaces);
      refuseLong(static_cast<std::int64_t>(result.size()));
      column += spaces;
      continue;
    }
    result += text.substr(at, next - at);
    column = text[at] == '\n' || text[at] == '\r' ? 0 : column + 1;
  }
  return result;
}

}  // namespace derslik::python::text
