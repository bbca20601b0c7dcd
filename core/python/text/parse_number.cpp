#include <algorithm>
#include <limits>

#include "core/decimal/decimal.h"
#include "core/failure.h"
#include "core/python/text/numbers.h"
#include "core/python/text/repr.h"
#include "core/python/text/unicode.h"
#include "core/python/text/utf8.h"

namespace derslik::python::text {
namespace {

bool isDigit(char c) {
  return c >= '0' && c <= '9';
}

/// Without white space at the ends; \x1c to \x1f, which str.isspace() counts, are none.
std::string_view stripped(std::string_view text) {
  const auto isSpace = [](char32_t c) {
    return c < 0x80 ? c == ' ' || (c >= '\t' && c <= '\r') : has(c, kSpace);
  };
  for (std::size_t next = 0; !text.empty() && isSpace(decode(text, next)); next = 0)
    text.remove_prefix(next);
  for (std::size_t start = text.size();
       !text.empty() && isSpace(decodeBefore(text, start)); start = text.size())
    text = text.substr(0, start);
  return text;
}

/// Python reads digits of any script, these functions only our own.
void refuseOtherDigits(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const char32_t c = decode(text, at);
    if (c >= 0x80 && has(c, kDecimal)) throw Unsupported("digits other than 0 to 9");
  }
}

[[noreturn]] void failInt(std::string_view text, std::int64_t base) {
  const std::string shown = repr(text);
  throw Failure("ValueError", "invalid literal for int() with base " +
                                  std::to_string(base) + ": " +
                                  shown.substr(0, advance(shown, 0, 200)));
}

int digitValue(char c) {
  if (isDigit(c)) return c - '0';
  const char small = static_cast<char>(c | 0x20);
  return small >= 'a' && small <= 'z' ? small - 'a' + 10 : 99;
}

/// Reads infinity and nan, in any case.
bool parseWord(std::string_view text, double& result) {
  const bool isNegative = text.substr(0, 1) == "-";
  if (isNegative || text.substr(0, 1) == "+") text.remove_prefix(1);
  std::string word(text);
  for (char& c : word)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c | 0x20);
  using Limits = std::numeric_limits<double>;
  if (word == "inf" || word == "infinity")
    result = isNegative ? -Limits::infinity() : Limits::infinity();
  else if (word == "nan")
    result = isNegative ? -Limits::quiet_NaN() : Limits::quiet_NaN();
  else
    return false;
  return true;
}

/// Is it a decimal number, of which underscores are gone?
bool isNumber(std::string_view text) {
  std::size_t i = 0;
  const auto digits = [&] {
    const std::size_t start = i;
    while (i < text.size() && isDigit(text[i]))
      ++i;
    return i - start;
  };
  const auto sign = [&] {
    if (i < text.size() && (text[i] == '-' || text[i] == '+')) ++i;
  };
  sign();
  std::size_t count = digits();
  if (i < text.size() && text[i] == '.') {
    ++i;
    count += digits();
  }
  if (count == 0) return false;
  if (i < text.size() && (text[i] == 'e' || text[i] == 'E')) {
    ++i;
    sign();
    if (digits() == 0) return false;
  }
  return i == text.size();
}

}  // namespace

std::int64_t parseInt(std::string_view text, std::int64_t base) {
  if (base != 0 && (base < 2 || base > 36))
    throw Failure("ValueError", "int() base must be >= 2 and <= 36, or 0");
  std::string_view rest = stripped(text);
  const bool isNegative = rest.substr(0, 1) == "-";
  if (isNegative || rest.substr(0, 1) == "+") rest.remove_prefix(1);
  std::int64_t used = base;
  const char mark = rest.size() > 1 && rest[0] == '0' ? rest[1] | 0x20 : ' ';
  const int marked = mark == 'x' ? 16 : mark == 'o' ? 8 : mark == 'b' ? 2 : 0;
  if (used == 0) used = marked != 0 ? marked : 10;
  if (marked != 0 && used == marked) {
    rest.remove_prefix(2);
    if (rest.substr(0, 1) == "_") rest.remove_prefix(1);
  }
  std::uint64_t value = 0;
  bool isTooLarge = false, isZero = true, isUnderscore = true;
  for (const char c : rest) {
    const bool wasUnderscore = isUnderscore;
    isUnderscore = c == '_';
    if (isUnderscore) {
      if (wasUnderscore) failInt(text, base);
      continue;
    }
    const int digit = digitValue(c);
    if (digit >= used) {
      refuseOtherDigits(text);
      failInt(text, base);
    }
    const std::uint64_t factor = static_cast<std::uint64_t>(used);
    const std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
    isTooLarge |= value > (most - static_cast<unsigned>(digit)) / factor;
    value = value * factor + static_cast<unsigned>(digit);
    isZero &= digit == 0;
  }
  if (isUnderscore) failInt(text, base);
  // As in a program's text, where 010 is no number.
  if (base == 0 && marked == 0 && rest[0] == '0' && !isZero) failInt(text, base);
  const std::uint64_t limit = (std::uint64_t{1} << 63) - (isNegative ? 0 : 1);
  if (isTooLarge || value > limit) throw Unsupported("integers beyond 64 bits");
  return static_cast<std::int64_t>(isNegative ? 0 - value : value);
}

double parseFloat(std::string_view text) {
  const std::string_view number = stripped(text);
  std::string plain;
  bool isValid = true;
  for (std::size_t i = 0; i < number.size(); ++i) {
    if (number[i] != '_')
      plain += number[i];
    else  // between digits only
      isValid &= i > 0 && i + 1 < number.size() && isDigit(number[i - 1]) &&
                 isDigit(number[i + 1]);
  }
  double word;
  if (isValid && parseWord(plain, word)) return word;
  if (isValid && isNumber(plain)) return decimal::parse(plain);
  refuseOtherDigits(text);
  throw Failure("ValueError", "could not convert string to float: " + repr(text));
}

std::string digits(std::uint64_t magnitude, unsigned base) {
  std::string result;
  do {
    result += "0123456789abcdef"[magnitude % base];
    magnitude /= base;
  } while (magnitude != 0);
  std::reverse(result.begin(), result.end());
  return result;
}

}  // namespace derslik::python::text
