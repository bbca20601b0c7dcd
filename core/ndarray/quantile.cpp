#include "core/ndarray/quantile.h"

#include <cmath>

#include "core/ndarray/broadcast.h"
#include "core/ndarray/choose.h"
#include "core/ndarray/convert.h"
#include "core/ndarray/indexing.h"
#include "core/ndarray/join.h"
#include "core/ndarray/shape.h"
#include "core/ndarray/sort.h"
#include "core/ndarray/statistics.h"

namespace derslik::ndarray {
namespace {

/// A sorted copy with the axis in question as the last one.
Array sortedLast(const Array& a, const std::optional<Index>& axis) {
  if (a.dtype == DType::Bool || a.dtype == DType::String)
    throw Unsupported("medians and quantiles of " + name(a.dtype, a.itemSize));
  const Array lanes = axis ? moveAxis(a, *axis, -1) : ravel(a);
  if (lanes.size() == 0) throw Unsupported("medians and quantiles of nothing");
  return sort(lanes, -1, true);
}

Array lastFrom(const Array& a, Index from, Index to) {
  return get(a, {Key::ellipsis(), Key::range(from, to)});
}

Array lastAt(const Array& a, Index i) {
  return get(a, {Key::ellipsis(), Key::at(i)});
}

/// NaN, which is sorted to the end, is the result.
Array withNaN(const Array& result, const Array& sorted) {
  const Array last = lastAt(sorted, -1);
  if (!isFloat(sorted.dtype)) return result;
  return where(apply(Unary::IsNan, last), last, result);
}

/// Which of equal zeros comes first depends on NumPy's way of sorting, and so does what
/// is left of their sign.
void refuseMinusZero(const Array& a) {
  for (Index i = 0; isFloat(a.dtype) && i < a.size(); ++i) {
    const double x = a.item(i).number;
    if (x == 0 && std::signbit(x)) throw Unsupported("quantiles of -0.0");
  }
}

Array withAxes(const Array& result, const Array& a, const std::optional<Index>& axis,
               bool keepAxes) {
  if (!keepAxes) return result;
  if (!axis) return reshape(result, Dims(a.axes(), 1));
  return expandDims(result, {axisOf(*axis, a.axes())});
}

}  // namespace

Array median(const Array& a, const std::optional<Index>& axis, bool keepAxes) {
  const Array sorted = sortedLast(a, axis);
  const Index n = sorted.shape.back(), half = n / 2;
  const Array middle = lastFrom(sorted, n % 2 ? half : half - 1, half + 1);
  return withAxes(withNaN(mean(middle, Dims{-1}), sorted), a, axis, keepAxes);
}

Array quantile(const Array& a, double q, const std::optional<Index>& axis,
               bool keepAxes) {
  if (a.dtype == DType::Float32) throw Unsupported("quantiles of float32");
  if (!(q >= 0 && q <= 1))
    throw Failure("ValueError", "Quantiles must be in the range [0, 1]");
  const Array sorted = sortedLast(a, axis);
  refuseMinusZero(sorted);
  const Index n = sorted.shape.back();
  const double place = static_cast<double>(n - 1) * q;
  const Index from =
      place >= static_cast<double>(n - 1) ? n - 1 : static_cast<Index>(std::floor(place));
  const double part = place - std::floor(place);
  const Array low = lastAt(sorted, from),
              high = lastAt(sorted, from + 1 < n ? from + 1 : from);
  const Array step = apply(Binary::Subtract, high, low);
  const auto scaled = [&](double t) {
    return apply(Binary::Multiply, step, scalarArray(a.heap(), t));
  };
  // From the nearer end, so that the ends are met: _lerp in numpy/lib/function_base.py.
  const Array result = part < .5 ? apply(Binary::Add, low, scaled(part))
                                 : apply(Binary::Subtract, high, scaled(1 - part));
  return withAxes(withNaN(result, sorted), a, axis, keepAxes);
}

Array quantile(const Array& a, const Array& qs, const std::optional<Index>& axis,
               bool keepAxes) {
  if (qs.axes() > 1) throw Unsupported("quantiles by a matrix");
  Arrays all;
  for (Index i = 0; i < qs.size(); ++i)
    all.push_back(quantile(a, qs.item(i).real(), axis, keepAxes));
  if (all.empty()) throw Unsupported("no quantiles at all");
  return stack(all);
}

Array average(const Array& a, const Array& weights, const std::optional<Index>& axis) {
  Array w = weights;
  Axes axes;
  if (axis) axes = Dims{*axis};
  if (w.shape != a.shape) {
    if (!axis)
      throw Failure("TypeError",
                    "Axis must be specified when shapes of a and weights differ.");
    if (w.axes() != 1)
      throw Failure("TypeError",
                    "1D weights expected when shapes of a and weights differ.");
    if (w.length() != a.shape[axisOf(*axis, a.axes())])
      throw Failure("ValueError",
                    "Length of weights not compatible with specified axis.");
    Dims shape(a.axes(), 1);
    shape[a.axes() - 1] = w.length();
    w = swapAxes(broadcastTo(w, shape), -1, *axis);
  }
  const DType dtype = isFloat(a.dtype) ? promote(a.dtype, w.dtype) : DType::Float64;
  const Array scale = reduce(Reduction::Sum, w, axes, false, dtype);
  if (reduce(Reduction::Any, apply(Binary::Equal, scale, scalarArray(a.heap(), 0)))
          .item()
          .integer)
    throw Failure("ZeroDivisionError", "Weights sum to zero, can't be normalized");
  const Array product = as(apply(Binary::Multiply, as(a, dtype), as(w, dtype)), dtype);
  return apply(Binary::Divide, reduce(Reduction::Sum, product, axes), scale);
}

Array countNonzero(const Array& a, const std::optional<Index>& axis) {
  return reduce(Reduction::Sum, as(a, DType::Bool), axis ? Axes(Dims{*axis}) : Axes());
}

}  // namespace derslik::ndarray
