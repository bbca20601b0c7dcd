#include "core/python/strings.h"

#include "core/failure.h"
#include "core/python/utf8.h"

namespace derslik::python {
namespace {

int hexadecimalDigit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  const char lower = static_cast<char>(c | 0x20);
  return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}

/// CPython's codec sees the body with what is not ASCII spelled \UXXXXXXXX, and counts in
/// that.
std::size_t codecPosition(std::string_view body, std::size_t at) {
  std::size_t position = 0;
  for (std::size_t i = 0; i < at;) {
    position += static_cast<unsigned char>(body[i]) < 0x80 ? 1 : 10;
    utf8::next(body, &i);
  }
  return position;
}

[[noreturn]] void fail(std::string_view body, std::size_t start, std::size_t end,
                       const char* reason) {
  std::string message =
      "(unicode error) 'unicodeescape' codec can't decode bytes in position ";
  message += std::to_string(codecPosition(body, start)) + "-" +
             std::to_string(codecPosition(body, end) - 1) + ": " + reason;
  throw Failure("SyntaxError", message);
}

}  // namespace

StringLiteral stringLiteral(std::string_view text) {
  StringLiteral literal;
  std::size_t at = 0;
  for (; text[at] != '"' && text[at] != '\''; ++at) {
    const char c = static_cast<char>(text[at] | 0x20);
    literal.raw |= c == 'r';
    literal.formatted |= c == 'f';
    literal.bytes |= c == 'b';
  }
  const bool triple =
      text.size() - at >= 6 && text[at + 1] == text[at] && text[at + 2] == text[at];
  const std::size_t quotes = triple ? 3 : 1;
  literal.start = at + quotes;
  literal.body = text.substr(literal.start, text.size() - literal.start - quotes);
  return literal;
}

std::string unescaped(std::string_view body) {
  if (body.find('\\') == std::string_view::npos) return std::string(body);
  std::string result;
  for (std::size_t at = 0; at < body.size();) {
    const char c = body[at];
    if (c != '\\' || at + 1 >= body.size()) {
      result += c;
      ++at;
      continue;
    }
    const std::size_t start = at;
    const char kind = body[at + 1];
    at += 2;
    switch (kind) {
      case '\n':
        break;
      case '\\':
      case '\'':
      case '"':
        result += kind;
        break;
      case 'a':
        result += '\a';
        break;
      case 'b':
        result += '\b';
        break;
      case 'f':
        result += '\f';
        break;
      case 'n':
        result += '\n';
        break;
      case 'r':
        result += '\r';
        break;
      case 't':
        result += '\t';
        break;
      case 'v':
        result += '\v';
        break;
      case 'x':
      case 'u':
      case 'U': {
        const std::size_t count = kind == 'x' ? 2 : kind == 'u' ? 4 : 8;
        char32_t point = 0;
        std::size_t i = 0;
        for (; i < count && at < body.size() && hexadecimalDigit(body[at]) >= 0; ++i)
          point = point << 4 | static_cast<char32_t>(hexadecimalDigit(body[at++]));
        if (i < count)
          fail(body, start, at,
               kind == 'x'   ? "truncated \\xXX escape"
               : kind == 'u' ? "truncated \\uXXXX escape"
                             : "truncated \\UXXXXXXXX escape");
        if (point > 0x10FFFF) fail(body, start, at, "illegal Unicode character");
        if (point >= 0xD800 && point < 0xE000) throw Unsupported("surrogates in text");
        utf8::append(result, point);
        break;
      }
      case 'N':
        throw Unsupported("characters by name (\\N{…})");
      default:
        if (kind >= '0' && kind <= '7') {
          char32_t point = static_cast<char32_t>(kind - '0');
          for (int i = 0; i < 2 && at < body.size() && body[at] >= '0' && body[at] <= '7';
               ++i)
            point = point << 3 | static_cast<char32_t>(body[at++] - '0');
          utf8::append(result, point);
        } else {
          // An unknown escape stays, and the byte after the backslash may begin a letter.
          result += '\\';
          result += kind;
        }
    }
  }
  return result;
}

}  // namespace derslik::python
