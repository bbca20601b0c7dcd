// Places in arrays, sets of values, padding, and functions known at some points.

#include "core/ndarray/convolve.h"
#include "core/ndarray/limits.h"
#include "core/ndarray/membership.h"
#include "core/ndarray/pad.h"
#include "core/ndarray/pick.h"
#include "core/ndarray/sampled.h"
#include "core/ndarray/shape.h"
#include "core/ndarray/ufunc_methods.h"
#include "core/python/numpy/tables.h"

namespace derslik::python::vm {

namespace {

template<Array (*kFunction)(const Array&, const Array&)>
Value ofTwo(Call& c) {
  return c.whole(kFunction(c.array(0), c.array(1)));
}

template<Array (*kFunction)(const Array&)>
Value ofOne(Call& c) {
  return c.whole(kFunction(c.array(0)));
}

Value take(Call& c) {
  const Array array = c.array(0), places = c.array(1);
  if (isFloat(places.dtype) && !c[1].is(Kind::Array)) c.refuse("floats as indices");
  return c.result(c.has(2) ? ndarray::take(array, places, *c.axis(2))
                           : ndarray::take(array, places));
}

/// The first argument, which is changed, as the array itself.
const Array& target(Call& c) {
  const Array* array = arrayIn(c[0]);
  if (array && array->isReadOnly) c.refuse("a view that is read-only");
  if (!array) c.refuse("what is no array");
  return *array;
}

ndarray::Overlap overlapOf(Call& c, int i, const char* otherwise) {
  const std::string mode = c.text(i, otherwise);
  if (mode == "full") return ndarray::Overlap::Full;
  if (mode == "same") return ndarray::Overlap::Same;
  if (mode != "valid") c.refuse("the mode '" + mode + "'");
  return ndarray::Overlap::Valid;
}

/// 2, (1, 2) or ((1, 2), (3, 4)): before and after, for each axis.
ndarray::PadWidths widthsOf(Call& c, const Value& value, int axes) {
  const Array widths = arrayOf(c.m, value);
  if (widths.dtype != DType::Int64) typeError("`pad_width` must be of integral type.");
  const auto at = [&](Index i) { return ndarray::narrow(widths.item(i).integer); };
  ndarray::PadWidths all;
  const Index size = widths.size();
  const bool isPairs =
      widths.axes() == 2 && widths.shape[0] == axes && widths.shape[1] == 2;
  for (int i = 0; i < axes; ++i) {
    if (isPairs)
      all.emplace_back(at(2 * i), at(2 * i + 1));
    else if (size == 1)
      all.emplace_back(at(0), at(0));
    else if (size == 2 && (widths.axes() == 1 || widths.shape[0] == 1))
      all.emplace_back(at(0), at(1));
    else
      c.refuse("such a pad_width");
  }
  return all;
}

Value pad(Call& c) {
  const Array array = c.array(0);
  const auto widths = widthsOf(c, c[1], array.axes());
  const std::string mode = c.text(2, "constant");
  if (mode == "constant") {
    Scalar value = 0;
    if (c.has(3)) {
      const Array given = c.array(3);
      if (!given.isScalar()) c.refuse("several constant_values");
      value = given.item();
    }
    return c.whole(ndarray::padConstant(array, widths, value));
  }
  constexpr std::pair<const char*, ndarray::Padding> kModes[] = {
      {"edge", ndarray::Padding::Edge},
      {"reflect", ndarray::Padding::Reflect},
      {"symmetric", ndarray::Padding::Symmetric},
      {"wrap", ndarray::Padding::Wrap}};
  for (const auto& [name, padding] : kModes)
    if (mode == name) return c.whole(ndarray::pad(array, widths, padding));
  c.refuse("the mode '" + mode + "'");
}

Value interpolate(Call& c) {
  std::optional<double> left, right;
  if (c.has(3)) left = c.real(3, 0);
  if (c.has(4)) right = c.real(4, 0);
  return c.result(ndarray::interpolate(c.array(0), c.array(1), c.array(2), left, right));
}

Value gradient(Call& c) {
  const Array array = c.array(0);
  if (c.rest().size() > 1) c.refuse("several spacings");
  const Array spacing = c.rest().empty() ? ndarray::scalarArray(c.m.heap.arrays, 1.0)
                                         : arrayOf(c.m, c.rest()[0]);
  const auto along = [&](Index axis) { return ndarray::gradient(array, spacing, axis); };
  if (c.has(2)) return c.whole(along(*c.axis(2)));
  if (array.axes() == 1) return c.whole(along(0));
  std::vector<Array> all;
  for (int axis = 0; axis < array.axes(); ++axis)
    all.push_back(along(axis));
  return c.list(all);
}

Value trapezoids(Call& c) {
  const Array y = c.array(0);
  const Index axis = c.axis(3, -1);
  return c.result(c.has(1) ? ndarray::trapezoids(y, c.array(1), axis)
                           : ndarray::trapezoids(y, c.real(2, 1), axis));
}

Value vandermonde(Call& c) {
  const Array x = c.array(0);
  return c.whole(ndarray::vandermonde(x, c.integer(1, x.size()), c.flag(2)));
}

Value unravel(Call& c) {
  std::vector<Value> places;
  for (const Array& each : ndarray::unravelIndex(c.array(0), c.dims(1)))
    places.push_back(c.result(each));
  return c.m.tuple(std::move(places));
}

template<std::vector<Array> (*kFunction)(ndarray::Heap&, Index, Index, Index)>
Value triangle(Call& c) {
  const Index rows = c.integer(0, 0);
  return c.tuple(kFunction(c.m.heap.arrays, rows, c.integer(1, 0), c.integer(2, rows)));
}

const FunctionDef kTable[] = {
    {"take(a, indices, axis=, !out, !mode)", take, kBoth},
    {"take_along_axis(arr, indices, axis)",
     [](Call& c) {
       if (!c.has(2)) c.refuse("axis=None");
       return c.whole(ndarray::takeAlongAxis(c.array(0), c.array(1), *c.axis(2)));
     }},
    {"put_along_axis(arr, indices, values, axis)",
     [](Call& c) {
       if (!c.has(3)) c.refuse("axis=None");
       ndarray::putAlongAxis(target(c), c.array(1), c.array(2), *c.axis(3));
       return Value::none();
     }},
    {"fill_diagonal(a, val, !wrap)",
     [](Call& c) {
       ndarray::fillDiagonal(target(c), c.array(1));
       return Value::none();
     }},
    {"argwhere(a)", ofOne<ndarray::argwhere>},
    {"flatnonzero(a)", ofOne<ndarray::flatNonzero>},
    {"unravel_index(indices, shape)", unravel},
    {"ravel_multi_index(multi_index, dims)",
     [](Call& c) { return c.result(ndarray::ravelMultiIndex(c.arrays(0), c.dims(1))); }},
    {"indices(dimensions)",
     [](Call& c) { return c.whole(ndarray::indices(c.m.heap.arrays, c.dims(0))); }},
    {"tril_indices(n, k=, m=)", triangle<ndarray::trilIndices>},
    {"triu_indices(n, k=, m=)", triangle<ndarray::triuIndices>},
    {"diag_indices(n, ndim=)",
     [](Call& c) {
       return c.tuple(ndarray::diagIndices(c.m.heap.arrays, c.integer(0, 0),
                                           static_cast<int>(c.integer(1, 2))));
     }},
    {"isin(element, test_elements, !assume_unique, invert=)",
     [](Call& c) { return c.result(ndarray::isIn(c.array(0), c.array(1), c.flag(3))); }},
    {"in1d(ar1, ar2, !assume_unique, invert=)",
     [](Call& c) {
       return c.result(ndarray::isIn(ndarray::ravel(c.array(0)), c.array(1), c.flag(3)));
     }},
    {"union1d(ar1, ar2)", ofTwo<ndarray::union1d>},
    {"intersect1d(ar1, ar2, !assume_unique, !return_indices)",
     ofTwo<ndarray::intersect1d>},
    {"setdiff1d(ar1, ar2, !assume_unique)", ofTwo<ndarray::setdiff1d>},
    {"setxor1d(ar1, ar2, !assume_unique)", ofTwo<ndarray::setxor1d>},
    {"convolve(a, v, mode=)",
     [](Call& c) {
       return c.whole(ndarray::convolve(c.array(0), c.array(1), overlapOf(c, 2, "full")));
     }},
    {"correlate(a, v, mode=)",
     [](Call& c) {
       return c.whole(
           ndarray::correlate(c.array(0), c.array(1), overlapOf(c, 2, "valid")));
     }},
    {"pad(array, pad_width, mode=, constant_values=)", pad},
    {"rot90(m, k=, axes=)",
     [](Call& c) {
       const Dims axes = c.has(2) ? c.dims(2) : Dims{0, 1};
       if (axes.size() != 2) valueError("len(axes) must be 2.");
       return c.whole(ndarray::rot90(c.array(0), c.integer(1, 1), axes[0], axes[1]));
     }},
    {"fliplr(m)", ofOne<ndarray::flipLeftRight>},
    {"flipud(m)", ofOne<ndarray::flipUpDown>},
    {"interp(x, xp, fp, left=, right=, !period)", interpolate},
    {"gradient(f, *varargs, axis=)", gradient},
    {"trapz(y, x=, dx=, axis=)", trapezoids},
    {"ediff1d(ary, !to_end, !to_begin)", ofOne<ndarray::ediff1d>},
    {"digitize(x, bins, right=)",
     [](Call& c) {
       return c.result(ndarray::digitize(c.array(0), c.array(1), c.flag(2)));
     }},
    {"polyval(p, x)",
     [](Call& c) { return c.result(ndarray::polynomial(c.array(0), c.array(1))); }},
    {"vander(x, N=, increasing=)", vandermonde},
    {"lexsort(keys, !axis)",
     [](Call& c) { return c.whole(ndarray::lexsort(c.arrays(0))); }},
};

}  // namespace

void addLookups(Machine& m, Numpy& np) {
  addFunctions(m, &np, np.array, kTable);
}

}  // namespace derslik::python::vm
