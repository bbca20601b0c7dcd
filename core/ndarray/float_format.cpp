#include "core/ndarray/float_format.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/decimal/decimal.h"

namespace derslik::ndarray {
namespace {

using decimal::Decimal;

Decimal shortest(double x, bool isFloat32) {
  return isFloat32 ? decimal::shortest(static_cast<float>(x)) : decimal::shortest(x);
}

int length(const std::string& s) {
  return static_cast<int>(s.size());
}

/// Digits after the point.
int fractionOf(const Decimal& d) {
  return std::max(0, length(d.digits) - d.point);
}

/// The sign and what stands before the point.
std::string wholePart(const Decimal& d, char sign) {
  std::string text = d.negative ? "-" : sign == '+' ? "+" : "";
  if (d.point <= 0 || d.digits.empty()) return text + "0";
  for (int i = 0; i < d.point; ++i)
    text += i < length(d.digits) ? d.digits[static_cast<std::size_t>(i)] : '0';
  return text;
}

std::string fraction(const Decimal& d) {
  if (d.digits.empty()) return "";
  if (d.point >= length(d.digits)) return "";
  if (d.point >= 0) return d.digits.substr(static_cast<std::size_t>(d.point));
  return std::string(static_cast<std::size_t>(-d.point), '0') + d.digits;
}

// The shortest digits, no more of them than asked for; and no fewer than the minimum,
// where it is not zeros that NumPy adds but what the number has there:
//
//     >>> np.array([.1, 1e-6], np.float32)
//     array([1.e-01, 1.e-06], dtype=float32)
//     >>> np.array([.1, 1.2345678e-6], np.float32)
//     array([1.0000000e-01, 1.2345678e-06], dtype=float32)

Decimal cutTo(double x, bool isFloat32, std::optional<int> places, bool isUnique,
              int minimum) {
  if (!isUnique && places) return decimal::rounded(x, *places);
  Decimal d = shortest(x, isFloat32);
  if (places && fractionOf(d) > *places) return decimal::rounded(x, *places);
  return fractionOf(d) < minimum ? decimal::rounded(x, minimum) : d;
}

Decimal cutToDigits(double x, bool isFloat32, std::optional<int> places, int minimum) {
  Decimal d = shortest(x, isFloat32);
  const int own = length(d.digits) - 1;
  if (places && own > *places) return decimal::significant(x, *places + 1);
  return own < minimum ? decimal::significant(x, minimum + 1) : d;
}

/// "+05" of the exponent of d.ddd.
std::string exponent(const Decimal& d, int size) {
  const int e = d.digits.empty() ? 0 : d.point - 1;
  std::string digits = std::to_string(std::abs(e));
  if (length(digits) < size)
    digits.insert(0, static_cast<std::size_t>(size - length(digits)), '0');
  return (e < 0 ? "-" : "+") + digits;
}

std::string padded(std::string text, int width) {
  if (length(text) < width)
    text.insert(0, static_cast<std::size_t>(width - length(text)), ' ');
  return text;
}

/// Whether NumPy chooses powers of ten: on the array's own precision.
bool wantsScientific(const std::vector<double>& numbers, bool isFloat32, bool suppress) {
  double high = 0, low = std::numeric_limits<double>::infinity();
  for (const double x : numbers) {
    if (x == 0 || !std::isfinite(x)) continue;
    high = std::max(high, std::abs(x));
    low = std::min(low, std::abs(x));
  }
  if (high == 0) return false;
  if (high >= 1e8) return true;
  const double ratio =
      isFloat32 ? static_cast<float>(high) / static_cast<float>(low) : high / low;
  return !suppress && (low < 0.0001 || ratio > 1000);
}

}  // namespace

FloatFormat::FloatFormat(const std::vector<double>& numbers, bool isFloat32,
                         const PrintOptions& options)
    : options_(options), isFloat32_(isFloat32) {
  if (options.floatMode != PrintOptions::Unique) precision_ = options.precision;
  const bool isFixed = options.floatMode == PrintOptions::Fixed;
  isScientific_ = wantsScientific(numbers, isFloat32, options.suppress);
  if (!isScientific_ && isFixed) isUnique_ = false;

  bool hasFinite = false, hasOther = false, hasMinusInfinity = false, hasMinus = false;
  int fractionDigits = 0;
  for (const double x : numbers) {
    if (!std::isfinite(x)) {
      hasOther = true;
      if (x < 0) hasMinusInfinity = true;
      continue;
    }
    hasFinite = true;
    if (std::signbit(x)) hasMinus = true;
    if (isScientific_) {
      const Decimal d = cutToDigits(x, isFloat32, precision_, 0);
      fractionDigits =
          std::max(fractionDigits, isFixed ? *precision_ : length(d.digits) - 1);
      padLeft_ = std::max(padLeft_, 1 + (d.negative || options.sign == '+'));
      exponentSize_ = std::max(exponentSize_, length(exponent(d, 2)) - 1);
    } else {
      const Decimal d = cutTo(x, isFloat32, precision_, isUnique_, 0);
      padLeft_ = std::max(padLeft_, length(wholePart(d, options.sign)));
      fractionDigits = std::max(fractionDigits, isUnique_ ? fractionOf(d) : *precision_);
    }
  }
  if (hasFinite && isScientific_) {
    precision_ = minimum_ = fractionDigits;
    keepsZeros_ = true;
    padRight_ = exponentSize_ + 2 + fractionDigits;
  } else if (hasFinite) {
    padRight_ = fractionDigits;
    if (isFixed || options.floatMode == PrintOptions::MaxPrecisionEqual) {
      precision_ = minimum_ = padRight_;
      keepsZeros_ = true;
    }
  }
  if (options.sign == ' ' && !hasMinus) ++padLeft_;
  if (hasOther) {
    const int offset = padRight_ + 1;
    const int infinity = length(options.inf) + (options.sign != '-' || hasMinusInfinity);
    padLeft_ = std::max({padLeft_, length(options.nan) - offset, infinity - offset});
  }
}

std::string FloatFormat::text(double x) const {
  if (std::isfinite(x)) return isScientific_ ? scientific(x) : positional(x);
  std::string word = options_.sign == '+' ? "+" : "";
  if (std::isnan(x))
    word += options_.nan;
  else
    word = (x < 0 ? "-" : word) + options_.inf;
  return padded(word, padLeft_ + padRight_ + 1);
}

std::string FloatFormat::positional(double x) const {
  Decimal d = cutTo(x, isFloat32_, precision_, isUnique_, minimum_);
  // As many digits as tell a number from its neighbours, but before the point all of
  // them.
  if (isUnique_ && d.point > static_cast<int>(d.digits.size()))
    d = decimal::rounded(x, 0);
  std::string digits = fraction(d);
  if (keepsZeros_ && length(digits) < minimum_)
    digits.append(static_cast<std::size_t>(minimum_ - length(digits)), '0');
  if (length(digits) < padRight_)
    digits.append(static_cast<std::size_t>(padRight_ - length(digits)), ' ');
  return padded(wholePart(d, options_.sign), padLeft_) + "." + digits;
}

std::string FloatFormat::scientific(double x) const {
  const Decimal d = cutToDigits(x, isFloat32_, precision_, minimum_);
  std::string text = d.negative ? "-" : options_.sign == '+' ? "+" : "";
  text += d.digits.empty() ? '0' : d.digits[0];
  std::string digits = d.digits.empty() ? "" : d.digits.substr(1);
  if (length(digits) < minimum_)
    digits.append(static_cast<std::size_t>(minimum_ - length(digits)), '0');
  return padded(text, padLeft_) + "." + digits + "e" + exponent(d, exponentSize_);
}

}  // namespace derslik::ndarray
