#include <cmath>
#include <cstdint>
#include <limits>

#include "core/libm/bits.h"
#include "core/libm/fma.h"
#include "core/libm/libm.h"
#include "core/libm/quarter_turns.h"
#include "core/libm/sin_table.h"

namespace derslik::libm {
namespace {

// The method and the numbers are those of the IBM Accurate Mathematical Library (s_sin.c)
// in glibc; what is fused is what GCC fuses in glibc's variant for processors that can.

constexpr double kHalfPi = 0x1.921fb54442d18p0, kHalfPiLow = 0x1.1a62633145c07p-54;
constexpr double kNear = 0x1.b6p-1;          // up to here, no reduction
constexpr double kOneQuarter = 0x1.368fdp1;  // up to here, one quarter turn is taken off

/// x less k/128, the entry of that k, sin x and 1 - cos x.
struct Step {
  explicit Step(double size) {
    constexpr double kRound = 0x1.8p45;  // added to a number, leaves 128ths
    const double shifted = kRound + size;
    x = size - (shifted - kRound);
    entry = &kSinTable[bitsOf(shifted) & 127];
  }

  double x;
  const SinEntry* entry;
};

constexpr double s3 = -1.66666666666664880952546298448555E-01,
                 s5 = 8.33333214285722277379541354343671E-03,
                 c2 = 4.99999999999999999999950396842453E-01,
                 c4 = -4.16666666666664434524222570944589E-02,
                 c6 = 1.38888874007937613028114285595617E-03;

/// cos(x + low)
double cosOf(double x, double low) {
  const Step step(std::abs(x));
  const double d = step.x + (x < 0 ? -low : low);
  const double d2 = d * d;
  const double s = fma(d * d2, fma(d2, s5, s3), d);
  const double c = d2 * fma(d2, fma(d2, c6, c4), c2);
  const auto& [sin, cos] = *step.entry;
  const double more = fma(-sin.high, s, fma(-cos.high, c, fma(-s, sin.low, cos.low)));
  return cos.high + more;
}

/// sin(x + low), below 0.126
double sinNearZero(double x, double low) {
  constexpr double p1 = -0x1.5555555555555p-3, p2 = 0x1.1111111110ecep-7,
                   p3 = -0x1.a01a019db08b8p-13, p4 = 0x1.71de27b9a7ed9p-19,
                   p5 = -0x1.addffc2fcdf59p-26;
  const double x2 = x * x;
  const double p = fma(fma(fma(fma(p5, x2, p4), x2, p3), x2, p2), x2, p1);
  return x + fma(fma(p, x, -0.5 * low), x2, low);
}

/// sin(x + low)
double sinOf(double x, double low) {
  if (std::abs(x) < 0.126) return sinNearZero(x, low);
  if (x <= 0) low = -low;
  const Step step(std::abs(x));
  const double d = step.x;
  const double d2 = d * d;
  const double s = d + fma(d * d2, fma(d2, s5, s3), low);
  const double c = fma(d, low, d2 * fma(d2, fma(d2, c6, c4), c2));
  const auto& [sin, cos] = *step.entry;
  const double more = fma(cos.high, s, fma(-sin.high, c, fma(s, cos.low, sin.low)));
  return std::copysign(sin.high + more, x);
}

/// sin of the angle and so many quarter turns more.
double sinOf(const Angle& angle, int more) {
  const int quarters = angle.quarters + more;
  const double y =
      quarters & 1 ? cosOf(angle.high, angle.low) : sinOf(angle.high, angle.low);
  return quarters & 2 ? -y : y;
}

}  // namespace

double sin(double x) {
  const double size = std::abs(x);
  if (!std::isfinite(x)) return std::numeric_limits<double>::quiet_NaN();
  if (size < 0x1p-26) return x;
  if (size < kNear) return sinOf(x, 0);
  if (size < kOneQuarter) return std::copysign(cosOf(kHalfPi - size, kHalfPiLow), x);
  return sinOf(lessQuarterTurns(x), 0);
}

double cos(double x) {
  const double size = std::abs(x);
  if (!std::isfinite(x)) return std::numeric_limits<double>::quiet_NaN();
  if (size < 0x1p-27) return 1;
  if (size < kNear) return cosOf(x, 0);
  if (size < kOneQuarter) {
    const double y = kHalfPi - size;
    const double high = y + kHalfPiLow;
    return sinOf(high, (y - high) + kHalfPiLow);
  }
  return sinOf(lessQuarterTurns(x), 1);
}

}  // namespace derslik::libm
