#include "core/python/text/format_spec.h"

#include <limits>

#include "core/failure.h"
#include "core/python/text/numbers.h"
#include "core/python/text/unicode.h"
#include "core/python/text/utf8.h"

namespace derslik::python::text {
namespace {

[[noreturn]] void fail(const std::string& message) {
  throw Failure("ValueError", message);
}

bool isAlign(char32_t c) {
  return c == '<' || c == '>' || c == '=' || c == '^';
}

/// A character as CPython's messages about formats show it.
std::string shown(char32_t c) {
  return c > 32 && c < 128 ? std::string(1, static_cast<char>(c)) : "\\x" + digits(c, 16);
}

class Reader {
 public:
  explicit Reader(std::string_view text) : rest_(text) {}

  std::string_view rest() const { return rest_; }

  bool take(char c) {
    if (rest_.empty() || rest_[0] != c) return false;
    rest_.remove_prefix(1);
    return true;
  }

  /// A whole number; -1 where there are no digits.
  std::int64_t number() {
    std::int64_t value = -1;
    while (!rest_.empty() && rest_[0] >= '0' && rest_[0] <= '9') {
      const int digit = rest_[0] - '0';
      if (value < 0) value = 0;
      if (value > (std::numeric_limits<std::int64_t>::max() - digit) / 10)
        fail("Too many decimal digits in format string");
      value = 10 * value + digit;
      rest_.remove_prefix(1);
    }
    if (!rest_.empty() && (rest_[0] & 0x80)) refuseOtherDigit();
    return value;
  }

  void drop(std::size_t count) { rest_.remove_prefix(count); }

 private:
  // CPython reads digits of any script here.
  void refuseOtherDigit() const {
    std::size_t at = 0;
    if (has(decode(rest_, at), kDecimal)) throw Unsupported("digits other than 0 to 9");
  }

  std::string_view rest_;
};

void readAlign(Reader& reader, FormatSpec& spec, bool& hasFill, bool& hasAlign) {
  const std::string_view text = reader.rest();
  const std::size_t fill = advance(text, 0, 1);
  if (fill < text.size() && isAlign(static_cast<unsigned char>(text[fill]))) {
    spec.fill = text.substr(0, fill);
    spec.align = text[fill];
    hasFill = hasAlign = true;
    reader.drop(fill + 1);
  } else if (!text.empty() && isAlign(static_cast<unsigned char>(text[0]))) {
    spec.align = text[0];
    hasAlign = true;
    reader.drop(1);
  }
}

void readGrouping(Reader& reader, FormatSpec& spec) {
  const std::string both = "Cannot specify both ',' and '_'.";
  if (reader.take(',')) spec.grouping = ',';
  if (reader.take('_')) {
    if (spec.grouping != 0) fail(both);
    spec.grouping = '_';
  }
  if (spec.grouping == '_' && reader.take(',')) fail(both);
}

void checkGrouping(const FormatSpec& spec) {
  if (spec.grouping == 0 || spec.type == 0) return;
  const bool isAscii = spec.type < 0x80;
  const auto isIn = [&](std::string_view set) {
    return isAscii && set.find(static_cast<char>(spec.type)) != std::string_view::npos;
  };
  if (isIn("defgEG%F") || (spec.grouping == '_' && isIn("boxX"))) return;
  fail(std::string("Cannot specify '") + spec.grouping + "' with '" + shown(spec.type) +
       "'.");
}

}  // namespace

FormatSpec parseFormatSpec(std::string_view text, const char* typeName, char defaultType,
                           char defaultAlign) {
  FormatSpec spec;
  spec.align = defaultAlign;
  spec.type = static_cast<unsigned char>(defaultType);
  Reader reader(text);
  bool hasFill = false, hasAlign = false;
  readAlign(reader, spec, hasFill, hasAlign);
  for (const char sign : {'+', '-', ' '}) {
    if (spec.sign == 0 && reader.take(sign)) spec.sign = sign;
  }
  spec.isZeroPositive = reader.take('z');
  spec.isAlternate = reader.take('#');
  if (!hasFill && reader.take('0')) {
    spec.fill = "0";
    if (!hasAlign && defaultAlign == '>') spec.align = '=';
  }
  spec.width = reader.number();
  readGrouping(reader, spec);
  if (reader.take('.')) {
    spec.precision = reader.number();
    if (spec.precision < 0) fail("Format specifier missing precision");
  }
  if (length(reader.rest()) > 1)
    fail("Invalid format specifier '" + std::string(text) + "' for object of type '" +
         typeName + "'");
  std::size_t at = 0;
  if (!reader.rest().empty()) spec.type = decode(reader.rest(), at);
  checkGrouping(spec);
  return spec;
}

void failFormatCode(const FormatSpec& spec, const char* typeName) {
  fail("Unknown format code '" + shown(spec.type) + "' for object of type '" + typeName +
       "'");
}

}  // namespace derslik::python::text
