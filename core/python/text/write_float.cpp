#include <algorithm>
#include <cmath>

#include "core/decimal/decimal.h"
#include "core/failure.h"
#include "core/python/text/numbers.h"

namespace derslik::python::text {
namespace {

constexpr int kMaxPrecision = 1 << 20;

bool isIn(char c, const char* set) {
  return std::string_view(set).find(c) != std::string_view::npos;
}

/// So many digits from the `from`th on, zeros where there are none.
std::string digitsFrom(const decimal::Decimal& number, int from, int count) {
  std::string result;
  const int size = static_cast<int>(number.digits.size());
  for (int i = from; i < from + count; ++i)
    result += i >= 0 && i < size ? number.digits[i] : '0';
  return result;
}

std::string exponentText(int exponent, bool isCapital) {
  const std::string size = std::to_string(std::abs(exponent));
  return std::string(isCapital ? "E" : "e") + (exponent < 0 ? "-" : "+") +
         (size.size() < 2 ? "0" : "") + size;
}

std::string writeFinite(double x, const FloatStyle& style) {
  const bool isExponential = isIn(style.type, "eE"), isFixed = isIn(style.type, "fF");
  const bool isGeneral = isIn(style.type, "gG"), isShortest = style.type == 'r';
  const int precision =
      isGeneral ? std::max(style.precision, 1) : std::max(style.precision, 0);
  if (precision > kMaxPrecision && !isShortest)
    throw Unsupported("a precision of more than 1048576 digits");
  const decimal::Decimal number = isShortest      ? decimal::shortest(x)
                                  : isFixed       ? decimal::rounded(x, precision)
                                  : isExponential ? decimal::significant(x, precision + 1)
                                                  : decimal::significant(x, precision);
  const bool hasExponent =
      isExponential ||
      (isGeneral &&
       (number.point <= -4 || number.point > precision - (style.hasFraction ? 1 : 0))) ||
      (isShortest && (number.point <= -4 || number.point > 16));
  const int point = hasExponent ? 1 : number.point;
  // How many digits of the fraction: all that were asked for, or all there are.
  int fraction = static_cast<int>(number.digits.size()) - point;
  if (isExponential || isFixed) fraction = precision;
  if (isGeneral && style.isAlternate) fraction = precision - point;
  if (style.hasFraction && !hasExponent) fraction = std::max(fraction, 1);

  std::string result;
  const bool isZero = number.digits.empty();
  if (number.negative && !(isZero && style.isZeroPositive)) result += '-';
  result += point > 0 ? digitsFrom(number, 0, point) : "0";
  if (fraction > 0 || style.isAlternate) result += '.';
  if (fraction > 0) result += digitsFrom(number, point, fraction);
  if (hasExponent) result += exponentText(number.point - 1, isIn(style.type, "EG"));
  return result;
}

}  // namespace

std::string write(double x, const FloatStyle& style) {
  if (std::isfinite(x)) return writeFinite(x, style);
  std::string word = std::isnan(x) ? "nan" : x < 0 ? "-inf" : "inf";
  if (isIn(style.type, "EFG"))
    for (char& c : word)
      if (c != '-') c = static_cast<char>(c - 'a' + 'A');
  return word;
}

std::string repr(double x) {
  FloatStyle style;
  style.hasFraction = true;
  return write(x, style);
}

}  // namespace derslik::python::text
