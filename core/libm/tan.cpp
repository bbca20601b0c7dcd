#include <cmath>
#include <limits>

#include "core/libm/fma.h"
#include "core/libm/libm.h"
#include "core/libm/quarter_turns.h"
#include "core/libm/tan_table.h"

namespace derslik::libm {
namespace {

// The method and the numbers are those of the IBM Accurate Mathematical Library (s_tan.c)
// in glibc; what is fused is what GCC fuses in glibc's variant for processors that can.

constexpr double kNear = 0x1.f212dp-5;  // up to here, a series about 0

/// (tan x - x) / x³, where v = x².
double series(double v) {
  constexpr double d3 = 0x1.5555555555555p-2, d5 = 0x1.11111111107c6p-3,
                   d7 = 0x1.ba1ba1cdb8745p-5, d9 = 0x1.664ed49cfc666p-6,
                   d11 = 0x1.2385a3cf2e4eap-7;
  return fma(v, fma(v, fma(v, fma(v, d11, d9), d7), d5), d3);
}

/// An entry near x, and tan of what is left.
struct Step {
  Step(double x, double low) : entry(tanTable()[static_cast<int>(256 * x - 15.5)]) {
    constexpr double e0 = 0x1.5555555554dbdp-2, e1 = 0x1.11112e0a6b45fp-3;
    const double z = (x - entry.x) + low;
    const double v = z * z;
    tan = fma(z * v, fma(v, e1, e0), z);
  }

  const TanEntry& entry;
  double tan;
};

double tanOf(double x, double low) {
  const auto [entry, z] = Step(x, low);
  return entry.tan + z * (entry.cot + entry.tan) / (entry.cot - z);
}

/// -1 / tan, of positive angles.
double minusCotOf(double x, double low) {
  const auto [entry, z] = Step(x, low);
  return -(entry.cot - z * (entry.tan + entry.cot) / (entry.tan + z));
}

/// -1 / (a + b), to the last bit but few.
double minusInverse(double a, double b) {
  const Pair sum = exactSum(a, b);
  const double c = 1 / sum.high;
  const Pair one = exactProduct(c, sum.high);
  const double left = fma(-c, sum.low, (1 - one.high) - one.low);
  return -(c + left / sum.high);
}

/// x up to 25 less its quarter turns: in three pieces of π/2.
Angle fromSmall(double x) {
  constexpr double kRound = 0x1.8p52, kPerHalfPi = 0x1.45f306dc9c883p-1;
  constexpr double kFirst = 0x1.921fb58p0, kSecond = -0x1.dde973cp-27,
                   kThird = -0x1.cb3b399d747f2p-55;
  const double shifted = fma(x, kPerHalfPi, kRound);
  const double k = shifted - kRound;
  const double y = fma(-k, kSecond, fma(-k, kFirst, x));
  const double high = fma(-k, kThird, y);
  return {high, fma(-k, kThird, y - high), static_cast<int>(bitsOf(shifted) & 3)};
}

Angle reduced(double x) {
  const double size = std::abs(x);
  if (size <= 25) return fromSmall(x);
  const Angle angle = size <= 1e8 ? lessQuarterTurns(x) : lessManyQuarterTurns(x);
  const Pair sum = exactSum(angle.high, angle.low);
  return {sum.high, sum.low, angle.quarters};
}

}  // namespace

double tan(double x) {
  const double size = std::abs(x);
  if (!std::isfinite(x)) return std::numeric_limits<double>::quiet_NaN();
  if (size <= 0x1.b096cp-27) return x;
  if (size <= kNear) {
    const double v = x * x;
    return fma(series(v), x * v, x);
  }
  if (size <= 0x1.92f1ap-1) return std::copysign(tanOf(size, 0), x);

  const auto [high, low, quarters] = reduced(x);
  const bool isCot = quarters & 1;
  if (std::abs(high) <= kNear) {
    const double v = high * high;
    const double rest = fma(high * v, series(v), low);
    return isCot ? minusInverse(high, rest) : high + rest;
  }
  const double sign = high < 0 ? -1 : 1;
  return sign *
         (isCot ? minusCotOf(sign * high, sign * low) : tanOf(sign * high, sign * low));
}

}  // namespace derslik::libm
