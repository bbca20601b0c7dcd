#include "core/ndarray/statistics.h"

#include <algorithm>
#include <cmath>

namespace derslik::ndarray {
namespace {

DType averageType(const Array& a) {
  return isFloat(a.dtype) ? a.dtype : DType::Float64;
}

/// sum /= count, in the sum's own kind. Of a single number NumPy warns as of a scalar.
void divideBy(const Array& sum, Index count) {
  const Array divisor = scalarArray(sum.heap(), static_cast<std::int64_t>(count));
  if (!sum.isScalar()) return applyInto(Binary::Divide, sum, sum, divisor);
  const double before = sum.item().number;
  {
    const Silence silence(sum.heap());
    applyInto(Binary::Divide, sum, sum, divisor);
  }
  const char* const kind = std::isnan(before) || count != 0 ? nullptr
                           : before == 0                    ? "invalid value"
                                                            : "divide by zero";
  if (kind && std::isfinite(before))
    sum.heap().warning("RuntimeWarning",
                       std::string(kind) + " encountered in scalar divide");
}

}  // namespace

Array mean(const Array& a, const Axes& axes, bool keepAxes) {
  const Index count = reducedCount(a, axes);
  if (count == 0) a.heap().warning("RuntimeWarning", "Mean of empty slice.");
  const Array result = reduce(Reduction::Sum, a, axes, keepAxes, averageType(a));
  divideBy(result, count);
  return result;
}

Array variance(const Array& a, const Axes& axes, int ddof, bool keepAxes) {
  const Index count = reducedCount(a, axes);
  if (ddof >= count)
    a.heap().warning("RuntimeWarning", "Degrees of freedom <= 0 for slice");
  const Array center = reduce(Reduction::Sum, a, axes, true, averageType(a));
  divideBy(center, count);
  const Array apart = apply(Binary::Subtract, a, center);
  applyInto(Binary::Multiply, apart, apart, apart);
  const Array result = reduce(Reduction::Sum, apart, axes, keepAxes);
  divideBy(result, std::max<Index>(count - ddof, 0));
  return result;
}

Array deviation(const Array& a, const Axes& axes, int ddof, bool keepAxes) {
  const Array result = variance(a, axes, ddof, keepAxes);
  applyInto(Unary::Sqrt, result, result);
  return result;
}

Array peakToPeak(const Array& a, const Axes& axes, bool keepAxes) {
  const Array high = reduce(Reduction::Maximum, a, axes, keepAxes);
  return apply(Binary::Subtract, high, reduce(Reduction::Minimum, a, axes, keepAxes));
}

}  // namespace derslik::ndarray
