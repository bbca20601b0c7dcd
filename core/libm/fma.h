#pragma once

#include <cstdint>

#include "core/libm/bits.h"

namespace derslik::libm {

/// Two numbers whose sum is meant, unrounded; |low| is at most half a unit in high's last
/// place.
struct Pair {
  double high, low;
};

/// a + b without error (Knuth, The Art of Computer Programming 2, 4.2.2).
inline Pair exactSum(double a, double b) {
  const double sum = a + b;
  const double ofB = sum - a;
  return {sum, (a - (sum - ofB)) + (b - ofB)};
}

/// a · b without error, each factor cut into two halves of 26 bits (Dekker, Numerische
/// Mathematik 18, 1971). Requires |a| and |b| below 2^996, and |a · b| to be 0 or at
/// least 2^-968, so that the error is a float64.
inline Pair exactProduct(double a, double b) {
  constexpr double kCut = 0x1p27 + 1;
  const double aHigh = kCut * a - (kCut * a - a), aLow = a - aHigh;
  const double bHigh = kCut * b - (kCut * b - b), bLow = b - bHigh;
  const double product = a * b;
  return {product,
          ((aHigh * bHigh - product) + aHigh * bLow + aLow * bHigh) + aLow * bLow};
}

/// a + b, rounded to whichever neighbour has an odd last bit unless the sum is a float64,
/// so that the sum and what is returned lie on the same side of every number of fewer
/// bits.
inline double oddSum(double a, double b) {
  const auto [sum, error] = exactSum(a, b);
  const std::uint64_t bits = bitsOf(sum);
  // One up or down if the last bit is even. Branches would be guessed wrong half the
  // time.
  const std::uint64_t off = (error != 0) & ~bits;
  const std::uint64_t down = off & (bits ^ bitsOf(error)) >> 63;
  return fromBits(bits + off - 2 * down);
}

/// a · b + c, rounded once, as the fused multiply-add of a processor gives it:
/// WebAssembly has none. (The idea is Boldo and Melquiond's, "Emulation of a FMA and
/// correctly rounded sums: proved algorithms using rounding to odd", IEEE Transactions on
/// Computers 57, 2008.)
///
/// The product's lower part p and the first sum's error e are left over. If e is 0, one
/// sum is left to round. If not, c has not cancelled the product, so |e + p| is at
/// most 1.5 units in the last place of the sum, and the middles between results are
/// multiples of a quarter of that unit: e + p, rounded to odd, falls on the right side of
/// them.
///
/// Requires what exactProduct requires, and a sum that does not overflow; a sign of zero
/// is not promised.
inline double fma(double a, double b, double c) {
  const Pair product = exactProduct(a, b);
  const Pair sum = exactSum(c, product.high);
  return sum.high + oddSum(sum.low, product.low);
}

}  // namespace derslik::libm
