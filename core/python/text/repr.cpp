#include "core/python/text/repr.h"

#include "core/python/text/unicode.h"
#include "core/python/text/utf8.h"

namespace derslik::python::text {
namespace {

void appendEscape(std::string& result, char32_t character) {
  constexpr char kHex[] = "0123456789abcdef";
  const bool isByte = character < 0x100, isShort = character < 0x10000;
  result += isByte ? "\\x" : isShort ? "\\u" : "\\U";
  for (int shift = isByte ? 4 : isShort ? 12 : 28; shift >= 0; shift -= 4)
    result += kHex[character >> shift & 0xf];
}

std::string quoted(std::string_view text, bool isAsciiOnly) {
  const bool hasSingle = text.find('\'') != std::string_view::npos;
  const bool hasDouble = text.find('"') != std::string_view::npos;
  const char quote = hasSingle && !hasDouble ? '"' : '\'';
  std::string result(1, quote);
  for (std::size_t at = 0; at < text.size();) {
    const char32_t c = decode(text, at);
    if (c == static_cast<char32_t>(quote) || c == '\\') {
      result += '\\';
      append(result, c);
    } else if (c == '\t') {
      result += "\\t";
    } else if (c == '\n') {
      result += "\\n";
    } else if (c == '\r') {
      result += "\\r";
    } else if (c < ' ' || c == 0x7f) {
      appendEscape(result, c);
    } else if (c < 0x7f || (!isAsciiOnly && has(c, kPrintable))) {
      append(result, c);
    } else {
      appendEscape(result, c);
    }
  }
  return result += quote;
}

}  // namespace

std::string repr(std::string_view text) {
  return quoted(text, false);
}

std::string ascii(std::string_view text) {
  return quoted(text, true);
}

std::string asciiOfRepr(std::string_view repr) {
  std::string result;
  for (std::size_t at = 0; at < repr.size();) {
    const char32_t c = decode(repr, at);
    if (c < 0x80)
      append(result, c);
    else
      appendEscape(result, c);
  }
  return result;
}

}  // namespace derslik::python::text
