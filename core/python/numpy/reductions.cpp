// Sums, means, extremes: along axes or of everything.

#include "core/ndarray/convert.h"
#include "core/ndarray/nan_statistics.h"
#include "core/ndarray/quantile.h"
#include "core/ndarray/reduce.h"
#include "core/ndarray/statistics.h"
#include "core/python/numpy/tables.h"

namespace derslik::python::vm {

namespace {

using ndarray::Reduction;

/// initial=, a number that the kind holds: of float32 and of zeros NumPy's order counts.
std::optional<Scalar> initialOf(Call& c, int i, DType dtype) {
  if (!c.has(i)) return {};
  const Array given = c.array(i);
  if (!given.isScalar() || given.dtype == DType::String || dtype == DType::Float32 ||
      dtype == DType::Bool || (dtype == DType::Int64 && ndarray::isFloat(given.dtype)))
    c.refuse("such an initial");
  return given.item();
}

/// sum(a, axis, dtype, out, keepdims) and its like.
template<Reduction kOp>
Value reduction(Call& c) {
  const auto dtype = c.dtype(2);
  const bool isSum = kOp == Reduction::Sum || kOp == Reduction::Product;
  Array array = c.array(0);
  if (dtype && !isSum) c.refuse("the argument 'dtype'");
  if (dtype && *dtype != array.dtype && !ndarray::isSameKind(array.dtype, *dtype))
    c.refuse("such a dtype");
  return c.into(3, ndarray::reduce(kOp, array, c.axes(1), c.flag(4), dtype,
                                   initialOf(c, 5, dtype.value_or(array.dtype))));
}

/// min(a, axis, out, keepdims)
template<Reduction kOp>
Value extreme(Call& c) {
  const Array array = c.array(0);
  const bool isTruth = kOp == Reduction::Any || kOp == Reduction::All;
  return c.into(2,
                ndarray::reduce(kOp, array, c.axes(1), c.flag(3), {},
                                isTruth ? std::nullopt : initialOf(c, 4, array.dtype)));
}

template<Array (*kFunction)(const Array&, const std::optional<Index>&, bool)>
Value place(Call& c) {
  return c.result(kFunction(c.array(0), c.axis(1), c.flag(3)));
}

template<Array (*kFunction)(const Array&, const ndarray::Axes&, int, bool)>
Value spread(Call& c) {
  return c.result(
      kFunction(c.array(0), c.axes(1), static_cast<int>(c.integer(4, 0)), c.flag(5)));
}

/// np.quantile and np.percentile: q in parts of `whole`, one or several.
Value quantiles(Call& c, double whole) {
  const Array array = c.array(0), q = c.array(1);
  if (q.dtype == DType::String) c.refuse("such a q");
  if (!q.isScalar()) {
    const Array parts = whole == 1
                            ? q
                            : ndarray::apply(ndarray::Binary::Divide, q,
                                             ndarray::scalarArray(q.heap(), whole));
    return c.result(ndarray::quantile(array, parts, c.axis(2), c.flag(6)));
  }
  double part = q.item().real();
  if (whole != 1) part /= whole;
  return c.result(ndarray::quantile(array, part, c.axis(2), c.flag(6)));
}

/// nansum(a, axis, dtype, out, keepdims) and its like: keepdims is parameter kKeep.
template<Array (*kFunction)(const Array&, const ndarray::Axes&, bool), int kKeep>
Value withoutNan(Call& c) {
  return c.result(kFunction(c.array(0), c.axes(1), c.flag(kKeep)));
}

/// With dtype= the sum and its division are of that kind.
Value mean(Call& c) {
  const Array array = c.array(0);
  const auto dtype = c.dtype(2);
  if (!dtype || *dtype == array.dtype)
    return c.into(3, ndarray::mean(array, c.axes(1), c.flag(4)));
  if (!ndarray::isFloat(*dtype) || array.dtype == DType::String || array.size() > 8192)
    c.refuse("such a dtype");
  return c.into(3, ndarray::mean(ndarray::as(array, *dtype), c.axes(1), c.flag(4)));
}

Value average(Call& c) {
  if (!c.has(2)) return c.result(ndarray::mean(c.array(0), c.axes(1)));
  return c.result(ndarray::average(c.array(0), c.array(2), c.axis(1)));
}

const FunctionDef kTable[] = {
    {"sum(a, axis=, dtype=, out=, keepdims=, initial=, !where)",
     reduction<Reduction::Sum>, kBoth},
    {"prod(a, axis=, dtype=, out=, keepdims=, initial=, !where)",
     reduction<Reduction::Product>, kBoth},
    {"product(a, axis=, dtype=, out=, keepdims=)", reduction<Reduction::Product>},
    {"max(a, axis=, out=, keepdims=, initial=, !where)", extreme<Reduction::Maximum>,
     kBoth},
    {"amax(a, axis=, out=, keepdims=, initial=, !where)", extreme<Reduction::Maximum>},
    {"min(a, axis=, out=, keepdims=, initial=, !where)", extreme<Reduction::Minimum>,
     kBoth},
    {"amin(a, axis=, out=, keepdims=, initial=, !where)", extreme<Reduction::Minimum>},
    {"any(a, axis=, out=, keepdims=, !where)", extreme<Reduction::Any>, kBoth},
    {"all(a, axis=, out=, keepdims=, !where)", extreme<Reduction::All>, kBoth},
    {"argmax(a, axis=, !out, keepdims=)", place<ndarray::argmax>, kBoth},
    {"argmin(a, axis=, !out, keepdims=)", place<ndarray::argmin>, kBoth},
    {"mean(a, axis=, dtype=, out=, keepdims=, !where)", mean, kBoth},
    {"var(a, axis=, !dtype, !out, ddof=, keepdims=, !where)", spread<ndarray::variance>,
     kBoth},
    {"std(a, axis=, !dtype, !out, ddof=, keepdims=, !where)", spread<ndarray::deviation>,
     kBoth},
    {"ptp(a, axis=, !out, keepdims=)",
     [](Call& c) {
       return c.result(ndarray::peakToPeak(c.array(0), c.axes(1), c.flag(3)));
     },
     kBoth},
    {"cumsum(a, axis=, !dtype, !out)",
     [](Call& c) { return c.result(ndarray::cumsum(c.array(0), c.axis(1))); }, kBoth},
    {"cumprod(a, axis=, !dtype, !out)",
     [](Call& c) { return c.result(ndarray::cumprod(c.array(0), c.axis(1))); }, kBoth},
    {"median(a, axis=, !out, !overwrite_input, keepdims=)",
     [](Call& c) { return c.result(ndarray::median(c.array(0), c.axis(1), c.flag(4))); }},
    {"quantile(a, q, axis=, !out, !overwrite_input, !method, keepdims=)",
     [](Call& c) { return quantiles(c, 1); }},
    {"percentile(a, q, axis=, !out, !overwrite_input, !method, keepdims=)",
     [](Call& c) { return quantiles(c, 100); }},
    {"nansum(a, axis=, !dtype, !out, keepdims=)", withoutNan<ndarray::nanSum, 4>},
    {"nanprod(a, axis=, !dtype, !out, keepdims=)", withoutNan<ndarray::nanProduct, 4>},
    {"nanmean(a, axis=, !dtype, !out, keepdims=)", withoutNan<ndarray::nanMean, 4>},
    {"nanmax(a, axis=, !out, keepdims=)", withoutNan<ndarray::nanMaximum, 3>},
    {"nanmin(a, axis=, !out, keepdims=)", withoutNan<ndarray::nanMinimum, 3>},
    {"nanvar(a, axis=, !dtype, !out, ddof=, keepdims=)", spread<ndarray::nanVariance>},
    {"nanstd(a, axis=, !dtype, !out, ddof=, keepdims=)", spread<ndarray::nanDeviation>},
    {"nanargmax(a, axis=)",
     [](Call& c) { return c.result(ndarray::nanArgmax(c.array(0), c.axis(1))); }},
    {"nanargmin(a, axis=)",
     [](Call& c) { return c.result(ndarray::nanArgmin(c.array(0), c.axis(1))); }},
    {"nan_to_num(x, !copy)",
     [](Call& c) { return c.result(ndarray::nanToNum(c.array(0))); }},
    {"average(a, axis=, weights=, !returned, |, !keepdims)", average},
    {"count_nonzero(a, axis=, |, !keepdims)",
     [](Call& c) {
       const Array count = ndarray::countNonzero(c.array(0), c.axis(1));
       // Of everything it is an int of Python's.
       return c.has(1) ? c.result(count) : plainValue(c.m, count.item());
     }},
};

}  // namespace

void addReductions(Machine& m, Numpy& np) {
  addFunctions(m, &np, np.array, kTable);
}

}  // namespace derslik::python::vm
