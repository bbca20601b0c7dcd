#include <cmath>
#include <limits>

#include "core/libm/atan_table.h"
#include "core/libm/fma.h"
#include "core/libm/libm.h"

namespace derslik::libm {
namespace {

// The methods and the numbers are those of the IBM Accurate Mathematical Library
// (s_atan.c, e_atan2.c) in glibc; what is fused is what GCC fuses in glibc's variant for
// processors that can: no product before a condition with a sum after it.

constexpr double kPi = 0x1.921fb54442d18p1, kPiLow = 0x1.1a62633145c07p-53;
constexpr double kHalfPi = kPi / 2, kHalfPiLow = kPiLow / 2;
constexpr double kNear = 0x1p-4;  // up to here, a series about 0

/// (atan u - u) / u³, where v = u².
double series(double v) {
  constexpr double d3 = -0x1.5555555555555p-2, d5 = 0x1.99999999997fdp-3,
                   d7 = -0x1.24924923f7603p-3, d9 = 0x1.c71c6e5129a3bp-4,
                   d11 = -0x1.7458022b13c25p-4, d13 = 0x1.375f08b31cbcep-4;
  return fma(v, fma(v, fma(v, fma(v, fma(v, d13, d11), d9), d7), d5), d3);
}

/// The entry whose node is nearest to a u from 1/16 to 1.
const AtanEntry& entryOf(double u) {
  return atanTable()[static_cast<int>(std::rint(256 * u)) - 16];
}

/// (atan(x + z) - atan x) / z about an entry's x, but for its first `from` slopes.
double slope(const AtanEntry& entry, double z, int from = 0) {
  double sum = entry.slopes[4];
  for (int k = 3; k >= from; --k)
    sum = fma(z, sum, entry.slopes[k]);
  return sum;
}

/// a / b where a is from 0 to b, and what the division leaves.
Pair quotient(double a, double b) {
  const double u = a / b;
  const Pair product = exactProduct(b, u);
  return {u, ((a - product.high) - product.low) / b};
}

/// atan of a quotient below 1.
double atanOf(const Pair& u) {
  if (u.high < kNear) {
    const double v = u.high * u.high;
    return u.high + fma(u.high * v, series(v), u.low);
  }
  const AtanEntry& entry = entryOf(u.high);
  const Pair z = exactSum(u.high - entry.x, u.low);
  const double first = entry.slopes[0];
  const double rest =
      fma(z.high, first, fma(z.low, first, z.high * z.high * slope(entry, z.high, 1)));
  return entry.value + rest;
}

/// right + sign · atan u, for a whole number of right angles.
double fromRight(double right, double rightLow, double sign, const Pair& u) {
  if (u.high < kNear) {
    const double v = u.high * u.high;
    const Pair sum = exactSum(right, sign * u.high);
    const double rest = u.high * v * series(v);
    return sum.high + (((rightLow + sum.low) + sign * u.low) + sign * rest);
  }
  const AtanEntry& entry = entryOf(u.high);
  const double z = (u.high - entry.x) + u.low;
  return (right + sign * entry.value) + fma(sign * z, slope(entry, z), rightLow);
}

}  // namespace

double atan(double x) {
  const double u = std::abs(x);
  if (std::isnan(x) || u < 0x1.bb67ap-27) return x;
  if (u < kNear) {
    const double v = x * x;
    return fma(series(v), x * v, x);
  }
  if (u < 1) {
    const AtanEntry& entry = entryOf(u);
    const double z = u - entry.x;
    return std::copysign(fma(slope(entry, z), z, entry.value), x);
  }
  if (u >= 0x1.49ff2p52) return std::copysign(kHalfPi, x);
  const double w = 1 / u;
  const Pair one = exactProduct(w, u);
  const double left = (1 - one.high) - one.low;
  if (u < 16) {
    const AtanEntry& entry = entryOf(w);
    const double z = fma(w, left, w - entry.x);
    const double y = (kHalfPi - entry.value) + fma(-z, slope(entry, z), kHalfPiLow);
    return std::copysign(y, x);
  }
  const double v = w * w;
  const Pair difference = exactSum(kHalfPi, -w);
  const double low = (kHalfPiLow + difference.low) - w * left;
  return std::copysign(difference.high + (low - series(v) * (w * v)), x);
}

double atan2(double y, double x) {
  if (std::isnan(x) || std::isnan(y)) return std::numeric_limits<double>::quiet_NaN();
  double ax = std::abs(x), ay = std::abs(y);
  const bool isLeft = std::signbit(x);
  // One of them is nothing beside the other.
  if (std::isinf(x) && std::isinf(y))
    return std::copysign(isLeft ? 0x1.2d97c7f3321d2p1 : kPi / 4, y);
  if (y == 0 || std::isinf(x)) return std::copysign(isLeft ? kPi : 0, y);
  if (x == 0 || std::isinf(y)) return std::copysign(kHalfPi, y);
  const int exponents =
      static_cast<int>(bitsOf(ay) >> 52) - static_cast<int>(bitsOf(ax) >> 52);
  if (exponents >= 57) return std::copysign(kHalfPi, y);
  if (exponents <= -57) return std::copysign(isLeft ? kPi : ay / ax, y);

  if (ax < 0x1p-500 || ay < 0x1p-500) {
    ax *= 0x1p500;
    ay *= 0x1p500;
  }
  if (ax > 0x1p500 || ay > 0x1p500) {
    ax *= 0x1p-500;
    ay *= 0x1p-500;
  }
  const Pair u = ay < ax ? quotient(ay, ax) : quotient(ax, ay);
  if (!isLeft)
    return std::copysign(ay < ax ? atanOf(u) : fromRight(kHalfPi, kHalfPiLow, -1, u), y);
  return std::copysign(
      ax < ay ? fromRight(kHalfPi, kHalfPiLow, 1, u) : fromRight(kPi, kPiLow, -1, u), y);
}

}  // namespace derslik::libm
