#include <algorithm>
#include <cmath>
#include <limits>

#include "core/libm/libm.h"

namespace derslik::libm {
namespace {

/// 1 and numbers that are smaller, summed with what the sums lose.
class Sum {
 public:
  void add(double x, double& lost) {
    const double next = sum_ + x;
    lost += (sum_ - next) + x;
    sum_ = next;
  }

  /// x² or, for sign -1, -x², in three products of x's halves (Dekker 1971).
  void addSquare(double x, double sign) {
    const double cut = x * (0x1p27 + 1);
    const double high = cut - (cut - x), low = x - high;
    add(sign * high * high, lost1_);
    add(sign * 2 * high * low, lost2_);
    add(sign * low * low, lost3_);
  }

  double value() const { return sum_ - 1 + (lost1_ + lost2_ + lost3_); }

 private:
  double sum_ = 1, lost1_ = 0, lost2_ = 0, lost3_ = 0;
};

}  // namespace

double norm(const double* values, std::size_t count) {
  double largest = 0;
  bool hasNaN = false;
  for (std::size_t i = 0; i < count; ++i) {
    hasNaN = hasNaN || std::isnan(values[i]);
    largest = std::max(largest, std::abs(values[i]));
  }
  if (std::isinf(largest)) return largest;
  if (hasNaN) return std::numeric_limits<double>::quiet_NaN();
  if (largest == 0 || count == 1) return largest;

  int exponent;
  std::frexp(largest, &exponent);
  if (exponent < -1023) {
    // The scale would overflow.
    Sum sum;
    double lost = 0;
    for (std::size_t i = 0; i < count; ++i) {
      const double x = std::abs(values[i]) / largest;
      sum.add(x * x, lost);
    }
    return largest * std::sqrt(sum.value() + lost);
  }
  const double scale = std::ldexp(1, -exponent);
  Sum sum;
  for (std::size_t i = 0; i < count; ++i)
    sum.addSquare(std::abs(values[i]) * scale, 1);
  const double root = std::sqrt(sum.value());
  sum.addSquare(root, -1);
  return (root + sum.value() / (2 * root)) / scale;
}

}  // namespace derslik::libm
