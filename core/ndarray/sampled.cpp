#include "core/ndarray/sampled.h"

#include <algorithm>
#include <cmath>

#include "core/ndarray/choose.h"
#include "core/ndarray/convert.h"
#include "core/ndarray/create.h"
#include "core/ndarray/indexing.h"
#include "core/ndarray/limits.h"
#include "core/ndarray/reduce.h"
#include "core/ndarray/shape.h"
#include "core/ndarray/sort.h"
#include "core/ndarray/ufunc.h"

namespace derslik::ndarray {
namespace {

Array plus(const Array& a, const Array& b) {
  return apply(Binary::Add, a, b);
}
Array minus(const Array& a, const Array& b) {
  return apply(Binary::Subtract, a, b);
}
Array times(const Array& a, const Array& b) {
  return apply(Binary::Multiply, a, b);
}
Array over(const Array& a, const Array& b) {
  return apply(Binary::Divide, a, b);
}

/// The part of an array from one place to another along an axis.
Array part(const Array& a, int axis, std::optional<Index> from, std::optional<Index> to) {
  Keys keys(static_cast<std::size_t>(axis), Key::range({}, {}));
  keys.push_back(Key::range(from, to));
  return get(a, keys);
}

/// A vector lying along one of so many axes.
Array lyingAlong(const Array& vector, int axis, int axes) {
  Dims shape(axes, 1);
  shape[axis] = vector.size();
  return reshape(vector, shape);
}

std::vector<double> numbers(const Array& a) {
  const Array from = contiguous(as(a, DType::Float64));
  const auto* data = reinterpret_cast<const double*>(from.data);
  return std::vector<double>(data, data + from.size());
}

}  // namespace

// numpy/core/src/multiarray/compiled_base.c, arr_interp.
Array interpolate(const Array& x, const Array& points, const Array& values,
                  std::optional<double> left, std::optional<double> right) {
  const std::vector<double> px = numbers(points), py = numbers(values);
  const std::size_t n = px.size();
  if (points.axes() > 1 || values.axes() > 1)
    throw Failure("ValueError", "object too deep for desired array");
  if (n == 0) throw Failure("ValueError", "array of sample points is empty");
  if (py.size() != n)
    throw Failure("ValueError", "fp and xp are not of the same length.");
  for (std::size_t i = 0; i + 1 < n; ++i)
    if (!(px[i] <= px[i + 1])) throw Unsupported("interp of points that do not increase");
  const double before = left.value_or(py.front()), after = right.value_or(py.back());
  const std::vector<double> from = numbers(x);
  const Array result(x.heap(), DType::Float64, x.shape);
  auto* out = reinterpret_cast<double*>(result.data);
  for (const double at : from) {
    double y = at;
    if (at == at) {
      const auto next = std::upper_bound(px.begin(), px.end(), at) - px.begin();
      const auto j = static_cast<std::size_t>(next - 1);
      if (next == 0) {
        y = before;
      } else if (j + 1 == n) {
        y = at > px[j] ? after : py[j];
      } else if (px[j] == at) {
        y = py[j];
      } else {
        const double slope = (py[j + 1] - py[j]) / (px[j + 1] - px[j]);
        y = slope * (at - px[j]) + py[j];
        if (y != y) y = slope * (at - px[j + 1]) + py[j + 1];
        if (y != y && py[j] == py[j + 1]) y = py[j];
      }
    }
    *out++ = y;
  }
  return result;
}

Array gradient(const Array& given, const Array& spacing, Index axis) {
  const Array a = isFloat(given.dtype) ? given : astype(given, DType::Float64);
  if (given.dtype == DType::Bool) throw Unsupported("gradients of truth values");
  const int along = axisOf(axis, a.axes());
  const Index n = a.shape[along];
  if (n < 2)
    throw Failure("ValueError",
                  "Shape of array too small to calculate a numerical gradient, at least "
                  "(edge_order + 1) elements are required.");
  const auto piece = [&](std::optional<Index> from, std::optional<Index> to) {
    return part(a, along, from, to);
  };
  Array steps = spacing;
  if (!spacing.isScalar()) {
    if (spacing.axes() != 1)
      throw Failure("ValueError", "distances must be either scalars or 1d");
    if (spacing.size() != n)
      throw Failure("ValueError",
                    "when 1d, distances must match the length of the corresponding "
                    "dimension");
    steps =
        diff(spacing.dtype == DType::Int64 ? astype(spacing, DType::Float64) : spacing);
    const Array first = get(steps, {Key::at(0)});
    if (reduce(Reduction::All, apply(Binary::Equal, steps, first)).item().integer)
      steps = scalarArray(a.heap(), first.item());
  }
  const Array result = emptyLike(a, a.dtype);
  const auto put = [&](std::optional<Index> from, std::optional<Index> to,
                       const Array& values) {
    assign(part(result, along, from, to), values);
  };
  Array first = steps, last = steps;
  if (steps.isScalar()) {
    put(1, -1,
        over(minus(piece(2, {}), piece({}, -2)),
             times(scalarArray(a.heap(), 2.), steps)));
  } else {
    const Array dx1 = get(steps, {Key::range(0, -1)}),
                dx2 = get(steps, {Key::range(1, {})});
    const Array both = plus(dx1, dx2);
    const auto lying = [&](const Array& v) { return lyingAlong(v, along, a.axes()); };
    const Array p = over(apply(Unary::Negative, dx2), times(dx1, both));
    const Array q = over(minus(dx2, dx1), times(dx1, dx2));
    const Array r = over(dx1, times(dx2, both));
    put(1, -1,
        plus(plus(times(lying(p), piece({}, -2)), times(lying(q), piece(1, -1))),
             times(lying(r), piece(2, {}))));
    first = scalarArray(a.heap(), steps.item(0));
    last = scalarArray(a.heap(), steps.item(n - 2));
  }
  put(0, 1, over(minus(piece(1, 2), piece(0, 1)), first));
  put(n - 1, n, over(minus(piece(n - 1, n), piece(n - 2, n - 1)), last));
  return result;
}

namespace {

Array trapezoidsOf(const Array& y, const Array& d, int along) {
  const Array ends = plus(part(y, along, 1, {}), part(y, along, {}, -1));
  return reduce(Reduction::Sum, over(times(d, ends), scalarArray(y.heap(), 2.)),
                Dims{along});
}

}  // namespace

Array trapezoids(const Array& y, double dx, Index axis) {
  return trapezoidsOf(y, scalarArray(y.heap(), dx), axisOf(axis, y.axes()));
}

Array trapezoids(const Array& y, const Array& x, Index axis) {
  const int along = axisOf(axis, y.axes());
  if (x.axes() == 1) return trapezoidsOf(y, lyingAlong(diff(x), along, y.axes()), along);
  return trapezoidsOf(y, diff(x, 1, axis), along);
}

Array ediff1d(const Array& a) {
  const Array flat = ravel(a);
  if (flat.dtype == DType::Bool) throw Unsupported("ediff1d of truth values");
  return minus(get(flat, {Key::range(1, {})}), get(flat, {Key::range({}, -1)}));
}

Array digitize(const Array& x, const Array& edges, bool isRight) {
  if (edges.axes() != 1) throw Failure("ValueError", "object too deep for desired array");
  const std::vector<double> bounds = numbers(edges);
  if (std::is_sorted(bounds.begin(), bounds.end()))
    return searchSorted(edges, x, !isRight);
  if (!std::is_sorted(bounds.rbegin(), bounds.rend()))
    throw Failure("ValueError", "bins must be monotonically increasing or decreasing");
  return minus(scalarArray(x.heap(), static_cast<std::int64_t>(edges.size())),
               searchSorted(flip(edges), x, !isRight));
}

Array polynomial(const Array& coefficients, const Array& x) {
  const Array from = ravel(coefficients);
  requireFeasible(static_cast<double>(from.size()) * static_cast<double>(x.size()));
  Array y = fullLike(x, 0, x.dtype);
  for (Index i = 0; i < from.size(); ++i)
    y = plus(times(y, x), scalarArray(x.heap(), from.item(i)));
  return y;
}

Array vandermonde(const Array& x, Index columns, bool isIncreasing) {
  if (x.axes() != 1)
    throw Failure("ValueError", "x must be a one-dimensional array or sequence.");
  const DType dtype = promote(x.dtype, DType::Int64);
  const Array result(x.heap(), dtype, {x.size(), columns});
  if (result.size() == 0) return result;
  const Array from = as(x, dtype);
  for (Index k = 0; k < columns; ++k) {
    const auto column = [&](Index power) {
      const Index place = isIncreasing ? power : columns - 1 - power;
      return get(result, {Key::range({}, {}), Key::at(place)});
    };
    if (k == 0)
      fill(column(0), 1);
    else if (k == 1)
      assign(column(1), from);
    else
      applyInto(Binary::Multiply, column(k), column(k - 1), from);
  }
  return result;
}

}  // namespace derslik::ndarray
