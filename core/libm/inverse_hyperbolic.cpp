#include <cmath>
#include <limits>

#include "core/libm/libm.h"

namespace derslik::libm {
namespace {

// Sun's methods (fdlibm, s_asinh.c, e_acosh.c, e_atanh.c, 1993), as glibc writes them.

constexpr double kLn2 = 6.93147180559945286227e-01;

}  // namespace

double asinh(double x) {
  const double size = std::abs(x);
  if (!std::isfinite(x) || size < 0x1p-28) return x;
  double y;
  if (size >= 0x1.00001p28)
    y = log(size) + kLn2;
  else if (size >= 2 + 0x1p-19)
    y = log(2 * size + 1 / (std::sqrt(size * size + 1) + size));
  else
    y = log1p(size + size * size / (1 + std::sqrt(1 + size * size)));
  return std::copysign(y, x);
}

double acosh(double x) {
  if (!(x >= 1)) return std::numeric_limits<double>::quiet_NaN();
  if (std::isinf(x)) return x;
  if (x >= 0x1p28) return log(x) + kLn2;
  if (x > 2) return log(2 * x - 1 / (x + std::sqrt(x * x - 1)));
  const double t = x - 1;
  return log1p(t + std::sqrt(2 * t + t * t));
}

double atanh(double x) {
  const double size = std::abs(x);
  if (!(size <= 1)) return std::numeric_limits<double>::quiet_NaN();
  if (size < 0x1p-28) return x;
  double y;
  if (size < 0.5) {
    const double twice = size + size;
    y = 0.5 * log1p(twice + twice * size / (1 - size));
  } else if (size < 1) {
    y = 0.5 * log1p((size + size) / (1 - size));
  } else {
    y = std::numeric_limits<double>::infinity();
  }
  return std::copysign(y, x);
}

}  // namespace derslik::libm
