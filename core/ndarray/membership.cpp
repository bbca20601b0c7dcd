#include "core/ndarray/membership.h"

#include "core/ndarray/convert.h"
#include "core/ndarray/create.h"
#include "core/ndarray/indexing.h"
#include "core/ndarray/join.h"
#include "core/ndarray/shape.h"
#include "core/ndarray/sort.h"
#include "core/ndarray/ufunc.h"

namespace derslik::ndarray {
namespace {

/// Both as what holds both.
DType common(const Array& a, const Array& b) {
  return promote(a.dtype, b.dtype);
}

/// The values of both, each of which has no value twice, in order.
Array merged(const Array& a, const Array& b) {
  return sort(concatenate({unique(a).values, unique(b).values}));
}

/// Whether neighbours are equal.
Array sameAsNext(const Array& sorted) {
  return apply(Binary::Equal, get(sorted, {Key::range(1, {})}),
               get(sorted, {Key::range({}, -1)}));
}

}  // namespace

Array isIn(const Array& a, const Array& among, bool isInverted) {
  const DType dtype = common(a, among);
  const Array result(a.heap(), DType::Bool, a.shape);
  const Array sorted = unique(as(among, dtype)).values;
  const Array values = contiguous(as(a, dtype));
  if (sorted.size() == 0) {
    fill(result, isInverted);
    return result;
  }
  const Array places = searchSorted(sorted, values);
  for (Index i = 0; i < values.size(); ++i) {
    const auto place = static_cast<Index>(places.item(i).integer);
    const Scalar x = values.item(i);
    bool found = false;
    if (place < sorted.size()) {
      const Scalar y = sorted.item(place);
      found = isFloat(dtype) ? x.number == y.number : x.integer == y.integer;
    }
    result.data[i] = found != isInverted;
  }
  return result;
}

Array union1d(const Array& a, const Array& b) {
  return unique(concatenateFlat({a, b})).values;
}

Array intersect1d(const Array& a, const Array& b) {
  const Array all = merged(a, b);
  if (all.size() == 0) return all;
  return get(get(all, {Key::range({}, -1)}), {Key::of(sameAsNext(all))});
}

Array setdiff1d(const Array& a, const Array& b) {
  const Array values = unique(a).values;
  return get(values, {Key::of(isIn(values, b, true))});
}

Array setxor1d(const Array& a, const Array& b) {
  const Array all = merged(a, b);
  if (all.size() == 0) return all;
  const Array differs = apply(Unary::LogicalNot, sameAsNext(all));
  const Array end = ones(a.heap(), {1}, DType::Bool);
  const Array isAlone =
      apply(Binary::LogicalAnd, concatenate({end, differs}), concatenate({differs, end}));
  return get(all, {Key::of(isAlone)});
}

}  // namespace derslik::ndarray
