#include <algorithm>
#include <cmath>
#include <limits>

#include "core/libm/libm.h"

namespace derslik::libm {
namespace {

/// √(x² + y²) for x ≥ y, corrected by what the square of the root misses (Borges, "An
/// Improved Algorithm for hypot(a,b)", arXiv:1904.09481, 2019, as glibc does it).
double corrected(double x, double y) {
  const double h = std::sqrt(x * x + y * y);
  double first, second;
  if (h <= 2 * y) {
    const double off = h - y;
    first = x * (2 * off - x);
    second = (off - 2 * (x - y)) * off;
  } else {
    const double off = h - x;
    first = 2 * off * (x - 2 * y);
    second = (4 * off - y) * y + off * off;
  }
  return h - (first + second) / (2 * h);
}

}  // namespace

double hypot(double a, double b) {
  if (std::isinf(a) || std::isinf(b)) return std::numeric_limits<double>::infinity();
  if (std::isnan(a) || std::isnan(b)) return std::numeric_limits<double>::quiet_NaN();
  const double x = std::max(std::abs(a), std::abs(b));
  const double y = std::min(std::abs(a), std::abs(b));
  if (y <= x * 0x1p-54) return x + y;
  if (x > 0x1p511) return corrected(x * 0x1p-600, y * 0x1p-600) / 0x1p-600;
  if (y < 0x1p-459) return corrected(x / 0x1p-600, y / 0x1p-600) * 0x1p-600;
  return corrected(x, y);
}

}  // namespace derslik::libm
