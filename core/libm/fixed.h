#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/libm/fma.h"

namespace derslik::libm {

/// A number from 0 to below 2^32 with 160 bits after the point, for the few tables that a
/// series makes to more bits than a float64 has: a module need not carry them. A series
/// needs no more than small factors and divisors.
class Fixed {
 public:
  explicit Fixed(std::uint32_t whole) : digits_{whole} {}

  bool isZero() const;

  Fixed& operator+=(const Fixed& other);
  Fixed& operator-=(const Fixed& other);  ///< requires other ≤ this
  Fixed& operator*=(std::uint32_t factor);
  Fixed& operator/=(std::uint32_t divisor);

  /// The nearest float64, and the nearest one to what that leaves.
  Pair pair() const;

  /// As pair(), but the first part has no more than `bits` bits after the point.
  Pair pair(int bits) const;

 private:
  double nearest() const;
  static Fixed of(double number);
  Pair split(double high) const;

  std::array<std::uint32_t, 6> digits_;  // in base 2^32, the whole part first
};

}  // namespace derslik::libm
