#include "core/libm/fixed.h"

#include <algorithm>
#include <cmath>

namespace derslik::libm {

bool Fixed::isZero() const {
  return std::all_of(digits_.begin(), digits_.end(),
                     [](auto digit) { return digit == 0; });
}

Fixed& Fixed::operator+=(const Fixed& other) {
  std::uint64_t carry = 0;
  for (std::size_t i = digits_.size(); i-- > 0; carry >>= 32) {
    carry += std::uint64_t{digits_[i]} + other.digits_[i];
    digits_[i] = static_cast<std::uint32_t>(carry);
  }
  return *this;
}

Fixed& Fixed::operator-=(const Fixed& other) {
  std::uint64_t borrow = 0;
  for (std::size_t i = digits_.size(); i-- > 0;) {
    const std::uint64_t rest = std::uint64_t{digits_[i]} - other.digits_[i] - borrow;
    digits_[i] = static_cast<std::uint32_t>(rest);
    borrow = rest >> 63;
  }
  return *this;
}

Fixed& Fixed::operator*=(std::uint32_t factor) {
  std::uint64_t carry = 0;
  for (std::size_t i = digits_.size(); i-- > 0; carry >>= 32) {
    carry += std::uint64_t{digits_[i]} * factor;
    digits_[i] = static_cast<std::uint32_t>(carry);
  }
  return *this;
}

Fixed& Fixed::operator/=(std::uint32_t divisor) {
  std::uint64_t rest = 0;
  for (std::uint32_t& digit : digits_) {
    rest = rest << 32 | digit;
    digit = static_cast<std::uint32_t>(rest / divisor);
    rest %= divisor;
  }
  return *this;
}

double Fixed::nearest() const {
  // The first three digits that begin with one other than 0 hold more than 64 bits. The
  // last of 64 is set if anything follows them: they are rounded as the number would be.
  std::size_t first = 0;
  while (first + 3 < digits_.size() && digits_[first] == 0)
    ++first;
  std::uint64_t top = std::uint64_t{digits_[first]} << 32 | digits_[first + 1];
  std::uint64_t rest = std::uint64_t{digits_[first + 2]} << 32;
  for (std::size_t i = first + 3; i < digits_.size(); ++i)
    rest |= digits_[i];
  int exponent = -32 * static_cast<int>(first + 1);
  for (; top != 0 && top >> 63 == 0; --exponent) {
    top = top << 1 | rest >> 63;
    rest <<= 1;
  }
  return std::ldexp(static_cast<double>(top | (rest != 0)), exponent);
}

Fixed Fixed::of(double number) {
  Fixed fixed(static_cast<std::uint32_t>(number));
  number -= fixed.digits_[0];
  for (std::size_t i = 1; i < fixed.digits_.size(); ++i) {
    number *= 0x1p32;
    fixed.digits_[i] = static_cast<std::uint32_t>(number);
    number -= fixed.digits_[i];
  }
  return fixed;
}

Pair Fixed::split(double high) const {
  Fixed difference = *this;
  difference -= of(high);
  if (difference.digits_[0] == 0) return {high, difference.nearest()};
  Fixed other = of(high);
  other -= *this;
  return {high, -other.nearest()};
}

Pair Fixed::pair() const {
  return split(nearest());
}

Pair Fixed::pair(int bits) const {
  return split(std::ldexp(std::rint(std::ldexp(nearest(), bits)), -bits));
}

}  // namespace derslik::libm
