#include "core/python/text/split.h"

#include <algorithm>

#include "core/failure.h"
#include "core/python/text/unicode.h"
#include "core/python/text/utf8.h"

namespace derslik::python::text {
namespace {

constexpr auto kNone = std::string_view::npos;

void refuseEmpty(std::string_view separator) {
  if (separator.empty()) throw Failure("ValueError", "empty separator");
}

bool isSpace(char32_t character) {
  return has(character, kSpace);
}

/// Behind the code points from byte `at` on that are white space, or that are not.
std::size_t behind(std::string_view text, std::size_t at, bool space) {
  while (at < text.size()) {
    std::size_t next = at;
    if (isSpace(decode(text, next)) != space) break;
    at = next;
  }
  return at;
}

std::size_t before(std::string_view text, std::size_t end, bool space) {
  while (end > 0) {
    std::size_t start = end;
    if (isSpace(decodeBefore(text, start)) != space) break;
    end = start;
  }
  return end;
}

bool endsLine(char32_t c) {
  return (c >= 0xa && c <= 0xd) || (c >= 0x1c && c <= 0x1e) || c == 0x85 || c == 0x2028 ||
         c == 0x2029;
}

}  // namespace

std::vector<std::string> split(std::string_view text, std::int64_t atMost) {
  std::vector<std::string> parts;
  std::size_t at = behind(text, 0, true);
  for (; at < text.size() && atMost != 0; --atMost) {
    const std::size_t end = behind(text, at, false);
    parts.emplace_back(text.substr(at, end - at));
    at = behind(text, end, true);
  }
  if (at < text.size()) parts.emplace_back(text.substr(at));  // with the space behind it
  return parts;
}

std::vector<std::string> rsplit(std::string_view text, std::int64_t atMost) {
  std::vector<std::string> parts;
  std::size_t end = before(text, text.size(), true);
  for (; end > 0 && atMost != 0; --atMost) {
    const std::size_t start = before(text, end, false);
    parts.emplace_back(text.substr(start, end - start));
    end = before(text, start, true);
  }
  if (end > 0) parts.emplace_back(text.substr(0, end));
  std::reverse(parts.begin(), parts.end());
  return parts;
}

std::vector<std::string> split(std::string_view text, std::string_view separator,
                               std::int64_t atMost) {
  refuseEmpty(separator);
  std::vector<std::string> parts;
  std::size_t at = 0;
  for (; atMost != 0; --atMost) {
    const std::size_t found = text.find(separator, at);
    if (found == kNone) break;
    parts.emplace_back(text.substr(at, found - at));
    at = found + separator.size();
  }
  parts.emplace_back(text.substr(at));
  return parts;
}

std::vector<std::string> rsplit(std::string_view text, std::string_view separator,
                                std::int64_t atMost) {
  refuseEmpty(separator);
  std::vector<std::string> parts;
  for (; atMost != 0; --atMost) {
    const std::size_t found = text.rfind(separator);
    if (found == kNone) break;
    parts.emplace_back(text.substr(found + separator.size()));
    text = text.substr(0, found);
  }
  parts.emplace_back(text);
  std::reverse(parts.begin(), parts.end());
  return parts;
}

std::vector<std::string> splitLines(std::string_view text, bool keepEnds) {
  std::vector<std::string> lines;
  for (std::size_t start = 0; start < text.size();) {
    std::size_t end = start, next = start;
    while (next < text.size()) {
      const char32_t c = decode(text, next);
      if (endsLine(c)) {
        if (c == '\r' && next < text.size() && text[next] == '\n') ++next;
        break;
      }
      end = next;
    }
    lines.emplace_back(text.substr(start, (keepEnds ? next : end) - start));
    start = next;
  }
  return lines;
}

std::array<std::string, 3> partition(std::string_view text, std::string_view separator) {
  refuseEmpty(separator);
  const std::size_t at = text.find(separator);
  if (at == kNone) return {std::string(text), "", ""};
  return {std::string(text.substr(0, at)), std::string(separator),
          std::string(text.substr(at + separator.size()))};
}

std::array<std::string, 3> rpartition(std::string_view text, std::string_view separator) {
  refuseEmpty(separator);
  const std::size_t at = text.rfind(separator);
  if (at == kNone) return {"", "", std::string(text)};
  return {std::string(text.substr(0, at)), std::string(separator),
          std::string(text.substr(at + separator.size()))};
}

std::string join(std::string_view separator, const std::vector<std::string>& parts) {
  std::string result;
  for (const std::string& part : parts) {
    if (&part != parts.data()) result += separator;
    result += part;
  }
  return result;
}

}  // namespace derslik::python::text
