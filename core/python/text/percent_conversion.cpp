#include "core/python/text/percent_conversion.h"

#include <cmath>

#include "core/failure.h"
#include "core/python/text/numbers.h"
#include "core/python/text/utf8.h"

namespace derslik::python::text {

std::string integerText(const Conversion& conversion, PercentArguments& arguments) {
  const auto number = arguments.number();
  const bool isDecimal = !conversion.isOneOf("oxX");
  const auto* whole = std::get_if<std::int64_t>(&number);
  const auto* real = std::get_if<double>(&number);
  if (!whole && !(real && isDecimal))
    throw Failure("TypeError",
                  std::string("%") + static_cast<char>(conversion.type) +
                      " format: " + (isDecimal ? "a real number" : "an integer") +
                      " is required, not " + arguments.typeName());
  std::string text, head;
  if (real) {
    if (std::isnan(*real))
      throw Failure("ValueError", "cannot convert float NaN to integer");
    if (std::isinf(*real))
      throw Failure("OverflowError", "cannot convert float infinity to integer");
    FloatStyle style;
    style.type = 'f';
    style.precision = 0;
    style.isZeroPositive = true;
    text = write(std::trunc(*real), style);
    if (text[0] == '-') {
      head = "-";
      text.erase(0, 1);
    }
  } else {
    if (*whole < 0) head = "-";
    text = digits(magnitude(*whole), isDecimal ? 10 : conversion.type == 'o' ? 8 : 16);
  }
  refuseLong(conversion.precision);
  const auto size = static_cast<std::int64_t>(text.size());
  text.insert(0, repeat("0", conversion.precision - size));
  if (conversion.isAlternate && !isDecimal)
    head += std::string("0") + static_cast<char>(conversion.type);
  if (conversion.type == 'X')
    for (char& c : text)
      if (c >= 'a') c = static_cast<char>(c - 'a' + 'A');
  return head + text;
}

std::string realText(const Conversion& conversion, PercentArguments& arguments) {
  const auto number = arguments.number();
  if (std::holds_alternative<std::monostate>(number))
    throw Failure("TypeError", "must be real number, not " + arguments.typeName());
  const auto* whole = std::get_if<std::int64_t>(&number);
  FloatStyle style;
  style.type = static_cast<char>(conversion.type);
  style.isAlternate = conversion.isAlternate;
  if (conversion.precision >= 0) style.precision = conversion.precision;
  return write(whole ? static_cast<double>(*whole) : std::get<double>(number), style);
}

std::string characterText(PercentArguments& arguments) {
  if (const auto text = arguments.text(); text && length(*text) == 1) return *text;
  const auto number = arguments.number();
  const auto* code = std::get_if<std::int64_t>(&number);
  if (!code) throw Failure("TypeError", "%c requires int or char");
  if (*code < 0 || *code > 0x10ffff)
    throw Failure("OverflowError", "%c arg not in range(0x110000)");
  if (*code >= 0xd800 && *code < 0xe000) throw Unsupported("surrogate characters");
  return encoded(static_cast<char32_t>(*code));
}

}  // namespace derslik::python::text
