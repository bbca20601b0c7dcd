#include "core/python/text/format.h"

#include <algorithm>
#include <limits>

#include "core/failure.h"
#include "core/python/text/format_spec.h"
#include "core/python/text/numbers.h"
#include "core/python/text/utf8.h"

namespace derslik::python::text {
namespace {

[[noreturn]] void fail(const char* message) {
  throw Failure("ValueError", message);
}

/// A number's parts, in the order in which they are written.
struct Parts {
  std::string sign, prefix, digits, rest;
};

/// Digits in groups, and zeros in front of them to so many characters in all.
std::string grouped(const std::string& digits, char separator, std::int64_t size,
                    std::int64_t width) {
  refuseLong(width);
  std::string reversed;
  auto left = static_cast<std::int64_t>(digits.size());
  for (;;) {
    std::int64_t group = std::max<std::int64_t>({left, width, 1});
    if (separator != 0) group = std::min(group, size);
    for (std::int64_t i = 0; i < group; ++i)
      reversed += i < left ? digits[static_cast<std::size_t>(left - 1 - i)] : '0';
    left -= std::min(left, group);
    width -= group;
    if (left <= 0 && width <= 0) break;
    reversed += separator;
    --width;
  }
  std::reverse(reversed.begin(), reversed.end());
  return reversed;
}

std::string padded(const FormatSpec& spec, const std::string& head,
                   const std::string& body) {
  const std::int64_t missing =
      std::max<std::int64_t>(spec.width - length(head) - length(body), 0);
  const std::int64_t left = spec.align == '>'   ? missing
                            : spec.align == '^' ? missing / 2
                                                : 0;
  const std::int64_t middle = spec.align == '=' ? missing : 0;
  return repeat(spec.fill, left) + head + repeat(spec.fill, middle) + body +
         repeat(spec.fill, missing - left - middle);
}

std::string assembled(const FormatSpec& spec, Parts parts) {
  if (parts.sign.empty() && (spec.sign == '+' || spec.sign == ' '))
    parts.sign = spec.sign;
  const std::string head = parts.sign + parts.prefix;
  if (!parts.digits.empty()) {
    const bool isZeroFilled = spec.fill == "0" && spec.align == '=';
    const std::int64_t others = length(head) + length(parts.rest);
    const bool isDecimal = spec.type >= 0x80 ||
                           std::string_view("boxX").find(static_cast<char>(spec.type)) ==
                               std::string_view::npos;
    parts.digits = grouped(parts.digits, spec.grouping, isDecimal ? 3 : 4,
                           isZeroFilled ? spec.width - others : 0);
  }
  return padded(spec, head, parts.digits + parts.rest);
}

std::string character(std::int64_t value, const FormatSpec& spec) {
  if (spec.sign != 0) fail("Sign not allowed with integer format specifier 'c'");
  if (spec.isAlternate)
    fail("Alternate form (#) not allowed with integer format specifier 'c'");
  if (value < 0 || value > 0x10ffff)
    throw Failure("OverflowError", "%c arg not in range(0x110000)");
  if (value >= 0xd800 && value < 0xe000) throw Unsupported("surrogate characters");
  return assembled(spec, {"", "", "", encoded(static_cast<char32_t>(value))});
}

std::string integer(std::int64_t value, const FormatSpec& spec) {
  if (spec.precision >= 0) fail("Precision not allowed in integer format specifier");
  if (spec.isZeroPositive)
    fail("Negative zero coercion (z) not allowed in integer format specifier");
  if (spec.type == 'n') throw Unsupported("the format type n");
  if (spec.type == 'c') return character(value, spec);
  const bool isHex = spec.type == 'x' || spec.type == 'X';
  const unsigned base = isHex ? 16 : spec.type == 'o' ? 8 : spec.type == 'b' ? 2 : 10;
  Parts parts;
  if (value < 0) parts.sign = "-";
  if (spec.isAlternate && base != 10)
    parts.prefix = std::string("0") + static_cast<char>(spec.type);
  parts.digits = digits(magnitude(value), base);
  if (spec.type == 'X')
    for (char& c : parts.digits)
      if (c >= 'a') c = static_cast<char>(c - 'a' + 'A');
  return assembled(spec, std::move(parts));
}

bool isFloatType(char32_t type) {
  return type != 0 && type < 0x80 &&
         std::string_view("eEfFgG%").find(static_cast<char>(type)) !=
             std::string_view::npos;
}

std::string real(double value, const FormatSpec& spec) {
  if (spec.precision > std::numeric_limits<int>::max()) fail("precision too big");
  FloatStyle style;
  style.isAlternate = spec.isAlternate;
  style.isZeroPositive = spec.isZeroPositive;
  style.type = spec.type == '%' ? 'f' : static_cast<char>(spec.type);
  if (spec.type == 0) {
    style.type = spec.precision < 0 ? 'r' : 'g';
    style.hasFraction = true;
  }
  if (spec.precision >= 0) style.precision = static_cast<int>(spec.precision);
  std::string text = write(spec.type == '%' ? value * 100 : value, style);
  if (spec.type == '%') text += '%';
  Parts parts;
  if (text[0] == '-') parts.sign = "-";
  const std::size_t start = parts.sign.size();
  std::size_t end = start;
  while (end < text.size() && text[end] >= '0' && text[end] <= '9')
    ++end;
  parts.digits = text.substr(start, end - start);
  parts.rest = text.substr(end);
  return assembled(spec, std::move(parts));
}

std::string formatted(std::int64_t value, std::string_view text, const char* typeName) {
  const FormatSpec spec = parseFormatSpec(text, typeName, 'd', '>');
  if (isFloatType(spec.type)) return real(static_cast<double>(value), spec);
  if (spec.type >= 0x80 || std::string_view("bcdnoxX").find(
                               static_cast<char>(spec.type)) == std::string_view::npos)
    failFormatCode(spec, typeName);
  return integer(value, spec);
}

}  // namespace

std::string formatInt(std::int64_t value, std::string_view spec) {
  return formatted(value, spec, "int");
}

std::string formatBool(bool value, std::string_view spec) {
  if (spec.empty()) return value ? "True" : "False";
  return formatted(value ? 1 : 0, spec, "bool");
}

std::string formatFloat(double value, std::string_view text) {
  if (text.empty()) return repr(value);
  const FormatSpec spec = parseFormatSpec(text, "float", 0, '>');
  if (spec.type == 'n') throw Unsupported("the format type n");
  if (spec.type != 0 && !isFloatType(spec.type)) failFormatCode(spec, "float");
  return real(value, spec);
}

std::string formatString(std::string_view value, std::string_view text) {
  const FormatSpec spec = parseFormatSpec(text, "str", 's', '<');
  if (spec.type != 's') failFormatCode(spec, "str");
  if (spec.sign == ' ') fail("Space not allowed in string format specifier");
  if (spec.sign != 0) fail("Sign not allowed in string format specifier");
  if (spec.isZeroPositive)
    fail("Negative zero coercion (z) not allowed in string format specifier");
  if (spec.isAlternate) fail("Alternate form (#) not allowed in string format specifier");
  if (spec.align == '=') fail("'=' alignment not allowed in string format specifier");
  if (spec.precision >= 0) value = value.substr(0, advance(value, 0, spec.precision));
  return padded(spec, "", std::string(value));
}

}  // namespace derslik::python::text
