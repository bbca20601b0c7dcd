#include <cmath>

#include "core/libm/libm.h"

namespace derslik::libm {

// glibc's method and numbers (s_cbrt.c, by Alboth and Drepper, 1997): a polynomial from
// 1/2 to 1, and one step of Halley's on it.

double cbrt(double x) {
  constexpr double kCbrt2 = 1.2599210498948731648, kCbrt4 = 1.5874010519681994748;
  constexpr double kFactors[] = {1 / kCbrt4, 1 / kCbrt2, 1, kCbrt2, kCbrt4};
  if (x == 0 || !std::isfinite(x)) return x;
  int exponent;
  const double m = std::frexp(std::abs(x), &exponent);
  const double u = 0.354895765043919860 +
                   ((1.50819193781584896 +
                     ((-2.11499494167371287 +
                       ((2.44693122563534430 +
                         ((-1.83469277483613086 +
                           (0.784932344976639262 - 0.145263899385486377 * m) * m) *
                          m)) *
                        m)) *
                      m)) *
                    m);
  const double cube = u * u * u;
  const double y = u * (cube + 2 * m) / (2 * cube + m) * kFactors[2 + exponent % 3];
  return std::ldexp(x > 0 ? y : -y, exponent / 3);
}

}  // namespace derslik::libm
