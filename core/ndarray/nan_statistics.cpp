#include "core/ndarray/nan_statistics.h"

#include <limits>

#include "core/ndarray/choose.h"
#include "core/ndarray/convert.h"
#include "core/ndarray/create.h"
#include "core/ndarray/shape.h"
#include "core/ndarray/statistics.h"

namespace derslik::ndarray {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

/// Another number in the place of NaN.
Array replaced(const Array& a, const Array& mask, double number) {
  return where(mask, scalarArray(a.heap(), number), a);
}

bool isAnyTrue(const Array& truths) {
  return reduce(Reduction::Any, truths).item().integer;
}

/// sums / counts, in float64 and without warnings, in the kind of the sums.
void divideBy(const Array& sums, const Array& counts) {
  for (Index i = 0; i < sums.size(); ++i)
    sums.write(sums.at(i), sums.item(i).number / counts.item(i).real());
}

Array countOf(const Array& mask, const Axes& axes, bool keepAxes) {
  return reduce(Reduction::Sum, apply(Unary::LogicalNot, mask), axes, keepAxes);
}

Array extreme(Reduction op, const Array& a, const Axes& axes, bool keepAxes) {
  const bool isMaximum = op == Reduction::Maximum;
  if (reducedCount(a, axes) == 0)
    throw Failure("ValueError", std::string("zero-size array to reduction operation ") +
                                    (isMaximum ? "fmax" : "fmin") +
                                    " which has no identity");
  if (!isFloat(a.dtype)) return reduce(op, a, axes, keepAxes);
  const Array mask = apply(Unary::IsNan, a);
  const Array result =
      reduce(op, replaced(a, mask, isMaximum ? -kInfinity : kInfinity), axes, keepAxes);
  const Array isEmpty = reduce(Reduction::All, mask, axes, keepAxes);
  if (!isAnyTrue(isEmpty)) return result;
  a.heap().warning("RuntimeWarning", "All-NaN slice encountered");
  return replaced(result, isEmpty, kNaN);
}

Array place(const Array& a, const std::optional<Index>& axis, bool isMaximum) {
  if (!isFloat(a.dtype)) return isMaximum ? argmax(a, axis) : argmin(a, axis);
  const Array mask = apply(Unary::IsNan, a);
  const Array from = replaced(a, mask, isMaximum ? -kInfinity : kInfinity);
  const Array result = isMaximum ? argmax(from, axis) : argmin(from, axis);
  if (isAnyTrue(reduce(Reduction::All, mask, axis ? Axes(Dims{*axis}) : Axes())))
    throw Failure("ValueError", "All-NaN slice encountered");
  return result;
}

}  // namespace

Array nanSum(const Array& a, const Axes& axes, bool keepAxes) {
  if (!isFloat(a.dtype)) return reduce(Reduction::Sum, a, axes, keepAxes);
  return reduce(Reduction::Sum, replaced(a, apply(Unary::IsNan, a), 0), axes, keepAxes);
}

Array nanProduct(const Array& a, const Axes& axes, bool keepAxes) {
  if (!isFloat(a.dtype)) return reduce(Reduction::Product, a, axes, keepAxes);
  return reduce(Reduction::Product, replaced(a, apply(Unary::IsNan, a), 1), axes,
                keepAxes);
}

Array nanMaximum(const Array& a, const Axes& axes, bool keepAxes) {
  return extreme(Reduction::Maximum, a, axes, keepAxes);
}

Array nanMinimum(const Array& a, const Axes& axes, bool keepAxes) {
  return extreme(Reduction::Minimum, a, axes, keepAxes);
}

Array nanArgmax(const Array& a, const std::optional<Index>& axis) {
  return place(a, axis, true);
}

Array nanArgmin(const Array& a, const std::optional<Index>& axis) {
  return place(a, axis, false);
}

Array nanMean(const Array& a, const Axes& axes, bool keepAxes) {
  if (!isFloat(a.dtype)) return mean(a, axes, keepAxes);
  const Array mask = apply(Unary::IsNan, a);
  const Array count = countOf(mask, axes, keepAxes);
  const Array result = reduce(Reduction::Sum, replaced(a, mask, 0), axes, keepAxes);
  divideBy(result, count);
  if (isAnyTrue(apply(Binary::Equal, count, scalarArray(a.heap(), 0))))
    a.heap().warning("RuntimeWarning", "Mean of empty slice");
  return result;
}

Array nanVariance(const Array& a, const Axes& axes, int ddof, bool keepAxes) {
  if (!isFloat(a.dtype)) return variance(a, axes, ddof, keepAxes);
  const Array mask = apply(Unary::IsNan, a);
  Array apart = replaced(a, mask, 0);
  const Array center = reduce(Reduction::Sum, apart, axes, true);
  divideBy(center, countOf(mask, axes, true));
  applyInto(Binary::Subtract, apart, apart, center);
  apart = replaced(apart, mask, 0);
  applyInto(Binary::Multiply, apart, apart, apart);
  const Array result = reduce(Reduction::Sum, apart, axes, keepAxes);
  const Array degrees =
      apply(Binary::Subtract, countOf(mask, axes, keepAxes), scalarArray(a.heap(), ddof));
  divideBy(result, degrees);
  const Array isBad = apply(Binary::LessEqual, degrees, scalarArray(a.heap(), 0));
  if (!isAnyTrue(isBad)) return result;
  a.heap().warning("RuntimeWarning", "Degrees of freedom <= 0 for slice.");
  return replaced(result, isBad, kNaN);
}

Array nanDeviation(const Array& a, const Axes& axes, int ddof, bool keepAxes) {
  const Array result = nanVariance(a, axes, ddof, keepAxes);
  applyInto(Unary::Sqrt, result, result);
  return result;
}

Array nanToNum(const Array& a) {
  const Array result = copyInOrder(a);
  if (!isFloat(a.dtype)) return result;
  const double largest = a.dtype == DType::Float32 ? std::numeric_limits<float>::max()
                                                   : std::numeric_limits<double>::max();
  for (Index i = 0; i < a.size(); ++i) {
    const double x = a.item(i).number;
    if (x - x != 0) result.write(result.at(i), x != x ? 0. : x > 0 ? largest : -largest);
  }
  return result;
}

}  // namespace derslik::ndarray
