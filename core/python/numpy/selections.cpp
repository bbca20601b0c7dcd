// Sorting, searching, comparing, choosing.

#include "core/ndarray/broadcast.h"
#include "core/ndarray/choose.h"
#include "core/ndarray/convert.h"
#include "core/ndarray/histogram.h"
#include "core/ndarray/indexing.h"
#include "core/ndarray/join.h"
#include "core/ndarray/reduce.h"
#include "core/ndarray/shape.h"
#include "core/ndarray/sort.h"
#include "core/python/numpy/tables.h"

namespace derslik::python::vm {

namespace {

bool isStable(Call& c, int i) {
  const std::string kind = c.text(i, "quicksort");
  if (kind == "stable" || kind == "mergesort") return true;
  if (kind != "quicksort") c.refuse("the kind '" + kind + "'");
  return false;
}

/// axis=-1 where it is left out, everything where it is None.
std::optional<Index> lastAxis(Call& c, int i) {
  return c[i].isUnset() ? std::optional<Index>(-1) : c.axis(i);
}

Value sortMethod(Call& c) {
  const Array* array = arrayIn(c[0]);
  if (array && array->isReadOnly) c.refuse("a view that is read-only");
  if (!array) c.refuse("a scalar");
  ndarray::sortInPlace(*array, c.axis(1, -1), isStable(c, 2));
  return Value::none();
}

Value unique(Call& c) {
  if (c.has(4)) c.refuse("the argument 'axis'");
  const bool index = c.flag(1), inverse = c.flag(2), counts = c.flag(3);
  const ndarray::Unique found = ndarray::unique(c.array(0), index);
  std::vector<Array> all{found.values};
  if (index) all.push_back(found.index);
  if (inverse) all.push_back(found.inverse);
  if (counts) all.push_back(found.counts);
  return all.size() == 1 ? c.whole(all[0]) : c.tuple(all);
}

/// A number stands once before or after each lane.
Value diff(Call& c) {
  const Array array = c.array(0);
  const Index axis = c.axis(2, -1);
  if (!c.has(3) && !c.has(4)) return c.whole(ndarray::diff(array, c.integer(1, 1), axis));
  if (array.isScalar() || c.integer(1, 1) == 0) c.refuse("such a prepend or append");
  const auto widened = [&](int i) {
    Array given = c.array(i);
    if (!given.isScalar()) return given;
    Dims shape = array.shape;
    shape[ndarray::axisOf(axis, array.axes())] = 1;
    return ndarray::copy(ndarray::broadcastTo(given, shape));
  };
  std::vector<Array> parts;
  if (c.has(3)) parts.push_back(widened(3));
  parts.push_back(array);
  if (c.has(4)) parts.push_back(widened(4));
  return c.whole(ndarray::diff(ndarray::concatenate(parts, axis), c.integer(1, 1), axis));
}

Value where(Call& c) {
  if (c[1].isUnset() && c[2].isUnset()) return c.tuple(ndarray::nonzero(c.array(0)));
  if (c[1].isUnset() || c[2].isUnset())
    valueError("either both or neither of x and y should be given");
  return c.whole(ndarray::where(c.array(0), c.array(1), c.array(2)));
}

std::optional<Array> maybe(Call& c, int i) {
  if (!c.has(i)) return {};
  return c.array(i);
}

Value clip(Call& c) {
  return c.into(3, ndarray::clip(c.array(0), maybe(c, 1), maybe(c, 2)));
}

Value bincount(Call& c) {
  // An empty list is one of ints.
  if (!c[0].is(Kind::Array) && c.array(0).size() == 0)
    return c.whole(Array(c.m.heap.arrays, DType::Int64, {c.integer(2, 0)}));
  return c.whole(ndarray::bincount(c.array(0), maybe(c, 1), c.integer(2, 0)));
}

Value histogram(Call& c) {
  std::pair<Array, Array> result;
  if (c.has(1) && !c[1].isIntegral()) {
    if (c[1].is(Kind::Str)) c.refuse("named bins");
    result = ndarray::histogram(c.array(0), c.array(1));
  } else {
    std::optional<std::pair<double, double>> range;
    if (c.has(2)) {
      const Array ends = c.array(2);
      if (ends.size() != 2) c.refuse("such a range");
      range = {ends.item(0).real(), ends.item(1).real()};
    }
    result = ndarray::histogram(c.array(0), c.integer(1, 10), range);
  }
  if (c.flag(4)) result.first = ndarray::density(result.first, result.second);
  return c.tuple({result.first, result.second});
}

Value arrayEqual(Call& c) {
  const Array a = c.array(0), b = c.array(1);
  if (a.shape != b.shape) return Value::boolean(false);
  const Array same = ndarray::apply(ndarray::Binary::Equal, a, b);
  return Value::boolean(ndarray::reduce(ndarray::Reduction::All, same).item().integer !=
                        0);
}

const FunctionDef kTable[] = {
    {"sort(a, axis=, kind=, !order)",
     [](Call& c) {
       return c.whole(ndarray::sort(c.array(0), lastAxis(c, 1), isStable(c, 2)));
     }},
    {"sort(a, axis=, kind=, !order)", sortMethod, kMethod},
    {"argsort(a, axis=, kind=, !order)",
     [](Call& c) {
       return c.whole(ndarray::argsort(c.array(0), lastAxis(c, 1), isStable(c, 2)));
     },
     kBoth},
    {"unique(ar, return_index=, return_inverse=, return_counts=, axis=, |, !equal_nan)",
     unique},
    {"searchsorted(a, v, side=, !sorter)",
     [](Call& c) {
       return c.result(
           ndarray::searchSorted(c.array(0), c.array(1), c.text(2, "left") == "right"));
     },
     kBoth},
    {"bincount(x, weights=, minlength=)", bincount},
    {"histogram(a, bins=, range=, !weights, density=)", histogram},
    {"diff(a, n=, axis=, prepend=, append=)", diff},
    {"where(condition, x=, y=)", where},
    {"nonzero(a)", [](Call& c) { return c.tuple(ndarray::nonzero(c.array(0))); }, kBoth},
    {"clip(a, a_min, a_max, out=)", clip},
    {"clip(a, min=, max=, out=)", clip, kMethod},
    {"isclose(a, b, rtol=, atol=, equal_nan=)",
     [](Call& c) {
       return c.result(ndarray::isClose(c.array(0), c.array(1), c.real(2, 1e-5),
                                        c.real(3, 1e-8), c.flag(4)));
     }},
    {"allclose(a, b, rtol=, atol=, equal_nan=)",
     [](Call& c) {
       return Value::boolean(ndarray::allClose(c.array(0), c.array(1), c.real(2, 1e-5),
                                               c.real(3, 1e-8), c.flag(4)));
     }},
    {"array_equal(a1, a2, !equal_nan)", arrayEqual},
};

}  // namespace

void addSelections(Machine& m, Numpy& np) {
  addFunctions(m, &np, np.array, kTable);
}

}  // namespace derslik::python::vm
