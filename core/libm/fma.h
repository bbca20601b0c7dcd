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

/// a + b, rounded to whichever neighbour has an odd last bit unless the sum is a float64.
/// No tie can come of it, so a second rounding errs no more than one would have.
inline double oddSum(double a, double b) {
  const auto [sum, error] = exactSum(a, b);
  const auto bits = bitsOf(sum);
  if (error == 0 || bits % 2 == 1) return sum;
  return fromBits((error > 0) == (sum > 0) ? bits + 1 : bits - 1);
}

/// a · b + c, rounded once, as the fused multiply-add of a processor gives it:
/// WebAssembly has none. (Boldo and Melquiond, "Emulation of a FMA and correctly rounded
/// sums: proved algorithms using rounding to odd", IEEE Transactions on Computers 57,
/// 2008.)
///
/// Requires what exactProduct requires, and a sum that does not overflow; a sign of zero
/// is not promised.
inline double fma(double a, double b, double c) {
  const Pair product = exactProduct(a, b);
  const Pair low = exactSum(c, product.low);
  const Pair high = exactSum(product.high, low.high);
  return high.high + oddSum(low.low, high.low);
}

}  // namespace derslik::libm
