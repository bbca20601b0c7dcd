#include <cmath>
#include <limits>

#include "core/libm/libm.h"

namespace derslik::libm {
namespace {

// The method is FDLIBM's (e_sinh.c, e_cosh.c and s_tanh.c, Sun Microsystems, 1993), which
// glibc compiles without fused multiply-adds, on top of functions that have them.

/// e^size / 2, also where e^size is too large.
double halfExp(double size) {
  if (size < 0x1.62e42p9) return 0.5 * exp(size);
  if (size > 0x1.633ce8fb9f87dp9) return std::numeric_limits<double>::infinity();
  const double root = exp(0.5 * size);
  return 0.5 * root * root;
}

}  // namespace

double sinh(double x) {
  const double size = std::abs(x);
  if (!std::isfinite(x) || size < 0x1p-28) return x;
  if (size >= 22) return std::copysign(halfExp(size), x);
  const double half = std::copysign(0.5, x);
  const double t = expm1(size);
  if (size < 1) return half * (2 * t - t * t / (t + 1));
  return half * (t + t / (t + 1));
}

double cosh(double x) {
  const double size = std::abs(x);
  if (!std::isfinite(x)) return size;
  if (size >= 22) return halfExp(size);
  if (size < 0x1.62e43p-2) {
    if (size < 0x1p-55) return 1;
    const double t = expm1(size);
    const double w = 1 + t;
    return 1 + t * t / (w + w);
  }
  const double t = exp(size);
  return 0.5 * t + 0.5 / t;
}

double tanh(double x) {
  const double size = std::abs(x);
  if (std::isnan(x)) return x;
  if (size < 0x1p-55) return x;
  if (size >= 22) return std::copysign(1, x);
  if (size >= 1) return std::copysign(1 - 2 / (expm1(2 * size) + 2), x);
  const double t = expm1(-2 * size);
  return std::copysign(-t / (t + 2), x);
}

}  // namespace derslik::libm
