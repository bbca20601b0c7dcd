#include <cmath>
#include <cstdint>
#include <limits>

#include "core/libm/bits.h"
#include "core/libm/fma.h"
#include "core/libm/libm.h"

namespace derslik::libm {
namespace {

// The method and the numbers are FDLIBM's (s_log1p.c, Sun Microsystems, 1993), the order
// of the sums glibc's, which has no fused variant of this one.

constexpr double kLn2High = 0x1.62e42feep-1;
constexpr double kLn2Low = 0x1.a39ef35793c76p-33;

/// What is left of ln(1 + f) beyond f - f²/2 + s · f²/2, where s = f / (2 + f): a
/// polynomial in s².
double remainder(double s) {
  constexpr double p1 = 6.666666666666735130e-01, p2 = 3.999999999940941908e-01,
                   p3 = 2.857142874366239149e-01, p4 = 2.222219843214978396e-01,
                   p5 = 1.818357216161805012e-01, p6 = 1.531383769920937332e-01,
                   p7 = 1.479819860511658591e-01;
  const double z = s * s;
  const double z2 = z * z;
  const double z4 = z2 * z2;
  const double first = fma(z, p1, z2 * fma(z, p3, p2));
  return fma(z2 * z4, fma(z, p7, p6), fma(z4, fma(z, p5, p4), first));
}

/// ln(1 + x) where 1 + x is not between √½ and √2: k ln 2 + ln(1 + f).
double log1pFar(double x) {
  // What rounding took from 1 + x comes back as a correction of first order.
  const double sum = x < 0x1p53 ? 1 + x : x;
  const auto bits = bitsOf(sum);
  auto k = static_cast<double>(static_cast<int>(bits >> 52) - 1023);
  double lost = 0;
  if (x < 0x1p53) lost = (k > 0 ? 1 - (sum - x) : x - (sum - 1)) / sum;

  double m = fromBits((bits & ~(std::uint64_t{0xfff} << 52)) | bitsOf(1.));
  bool small = m < 1 + 0x1p-20;
  if (m >= 0x1.6a09ep0) {
    small = m >= 2 - 0x3p-20;
    k += 1;
    m /= 2;
  }
  const double f = m - 1;
  const double low = fma(k, kLn2Low, lost);
  if (f == 0) return k * kLn2High + low;

  const double half = 0.5 * f * f;
  if (small) return k * kLn2High - ((half * fma(-0.66666666666666666, f, 1) - low) - f);
  const double s = f / (2 + f);
  return k * kLn2High - ((half - (s * (half + remainder(s)) + low)) - f);
}

}  // namespace

double log1p(double x) {
  if (std::isnan(x) || x < -1) return std::numeric_limits<double>::quiet_NaN();
  if (x == -1) return -std::numeric_limits<double>::infinity();
  if (std::isinf(x)) return x;
  if (std::abs(x) < 0x1p-54) return x;
  if (std::abs(x) < 0x1p-29) return x - x * x * 0.5;
  if (x <= -0x1.2bec4p-2 || x >= 0x1.a827ap-2) return log1pFar(x);
  const double half = 0.5 * x * x;
  const double s = x / (2 + x);
  return x - (half - s * (half + remainder(s)));
}

}  // namespace derslik::libm
