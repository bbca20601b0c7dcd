#include <cmath>
#include <cstdint>
#include <limits>

#include "core/libm/bits.h"
#include "core/libm/fma.h"
#include "core/libm/libm.h"

namespace derslik::libm {
namespace {

// The method and the numbers are FDLIBM's (s_expm1.c, Sun Microsystems, 1993), the order
// of the sums glibc's, and what is fused is what GCC fuses in its variant for processors
// that can.

constexpr double kLn2High = 0x1.62e42feep-1;
constexpr double kLn2Low = 0x1.a39ef35793c76p-33;
constexpr double kPerLn2 = 0x1.71547652b82fep0;

/// number · 2^k, by its exponent.
double scaled(double number, int k) {
  return fromBits(bitsOf(number) + (static_cast<std::uint64_t>(k) << 52));
}

/// e^x - 1 for x + c = r + k ln 2, where c is what rounding took from r.
double expm1Of(double r, double c, int k) {
  constexpr double q1 = -3.33333333333331316428e-02, q2 = 1.58730158725481460165e-03,
                   q3 = -7.93650757867487942473e-05, q4 = 4.00821782732936239552e-06,
                   q5 = -2.01099218183624371326e-07;
  const double half = 0.5 * r;
  const double square = r * half;
  const double square2 = square * square;
  const double lower = fma(square2, fma(square, q3, q2), fma(square, q1, 1));
  const double sum = fma(square2 * square2, fma(square, q5, q4), lower);
  const double t = fma(-sum, half, 3);
  double e = square * ((sum - t) / fma(-r, t, 6));
  if (k == 0) return r - fma(r, e, -square);
  e = fma(r, e - c, -c) - square;
  if (k == -1) return 0.5 * (r - e) - 0.5;
  if (k == 1) return r < -0.25 ? -2 * (e - (r + 0.5)) : 1 + 2 * (r - e);
  if (k <= -2 || k > 56) return scaled(1 - (e - r), k) - 1;
  if (k < 20) return scaled((1 - scaled(1, -k)) - (e - r), k);
  return scaled((r - (e + scaled(1, -k))) + 1, k);
}

}  // namespace

double expm1(double x) {
  const double size = std::abs(x);
  if (std::isnan(x)) return x;
  if (x > 0x1.62e42fefa39efp9) return std::numeric_limits<double>::infinity();
  if (x <= -0x1.3687ap5) return -1;
  if (size < 0x1p-54) return x;
  if (size < 0x1.62e43p-2) return expm1Of(x, 0, 0);

  double high = x - kLn2High, low = kLn2Low;
  int k = 1;
  if (x < 0) {
    high = x + kLn2High, low = -kLn2Low;
    k = -1;
  }
  if (size >= 0x1.0a2b2p0) {
    k = static_cast<int>(fma(kPerLn2, x, x < 0 ? -0.5 : 0.5));
    high = fma(-k, kLn2High, x);
    low = k * kLn2Low;
  }
  const double r = high - low;
  return expm1Of(r, (high - r) - low, k);
}

}  // namespace derslik::libm
