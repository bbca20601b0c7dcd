// Reshaping, joining, splitting, repeating.

#include "core/ndarray/shape.h"

#include <algorithm>

#include "core/ndarray/broadcast.h"
#include "core/ndarray/convert.h"
#include "core/ndarray/indexing.h"
#include "core/ndarray/join.h"
#include "core/ndarray/limits.h"
#include "core/python/numpy/tables.h"

namespace derslik::python::vm {

namespace {

using ndarray::Key;
using ndarray::Keys;

/// A shape or axes given one by one, or as one tuple.
Dims restDims(Call& c) {
  if (c.rest().size() == 1) return dimsOf(c.m, c.rest()[0]);
  Dims dims;
  for (const Value& each : c.rest())
    dims.push(ndarray::narrow(c.m.index(each)));
  return dims;
}

/// order="F": the first axis is the fastest, as the last one of the transposed array is.
bool isFortran(Call& c, int i) {
  const std::string order = c.text(i, "C");
  if (order != "C" && order != "F") c.refuse("the order '" + order + "'");
  return order == "F";
}

Array inOrder(Call& c, int i) {
  return isFortran(c, i) ? ndarray::transpose(c.array(0)) : c.array(0);
}

Value reshape(Call& c, const Dims& shape, bool isTransposed) {
  if (!isTransposed) return c.whole(ndarray::reshape(c.array(0), shape));
  Dims backwards;
  for (int i = shape.size() - 1; i >= 0; --i)
    backwards.push(shape[i]);
  return c.whole(
      ndarray::transpose(ndarray::reshape(ndarray::transpose(c.array(0)), backwards)));
}

/// A view whose elements stand for several places, or for those of another array.
Value readOnly(Call& c, Array view) {
  view.isReadOnly = true;
  return c.whole(view);
}

Value transposeMethod(Call& c) {
  const Array array = c.array(0);
  if (c.rest().empty() || (c.rest().size() == 1 && c.rest()[0].isNone()))
    return c.whole(ndarray::transpose(array));
  return c.whole(ndarray::transpose(array, restDims(c)));
}

Value moveaxis(Call& c) {
  const Array array = c.array(0);
  const Dims from = c.dims(1), to = c.dims(2);
  if (from.size() != 1 || to.size() != 1) c.refuse("several axes");
  return c.whole(ndarray::moveAxis(array, from[0], to[0]));
}

Value concatenate(Call& c) {
  const bool isFlat = !c[1].isUnset() && c[1].isNone();
  return c.whole(isFlat ? ndarray::concatenateFlat(c.arrays(0))
                        : ndarray::concatenate(c.arrays(0), c.axis(1, 0)));
}

Value split(Call& c, ndarray::Arrays (*evenly)(const Array&, Index, Index), Index axis) {
  const Array array = c.array(0);
  if (c[1].isIntegral() || c[1].is(Kind::Scalar) || c[1].isFloat())
    return c.list(evenly(array, c.integer(1, 0), axis));
  std::vector<Index> places;
  c.m.each(c[1], [&](const Value& each) {
    places.push_back(ndarray::narrow(c.m.index(each)));
  });
  return c.list(ndarray::splitAt(array, places, axis));
}

Value repeat(Call& c) {
  std::vector<Index> times;
  for (const Index each : c.has(1) ? c.dims(1) : Dims())
    times.push_back(each);
  return c.whole(c.has(2) ? ndarray::repeat(c.array(0), times, *c.axis(2))
                          : ndarray::repeat(c.array(0), times));
}

/// One after the other along several axes.
Value roll(Call& c) {
  Array array = c.array(0);
  if (c[1].is(Kind::Scalar) || c[1].isFloat()) c.integer(1, 0);
  if (!c.has(2)) return c.whole(ndarray::roll(array, c.integer(1, 0)));
  const Dims axes = c.dims(2), shifts = c.dims(1);
  if (axes.empty() || shifts.empty() ||
      (axes.size() != shifts.size() && axes.size() != 1 && shifts.size() != 1))
    c.refuse("such shifts");
  for (int i = 0; i < std::max(axes.size(), shifts.size()); ++i)
    array = ndarray::roll(array, shifts[shifts.size() == 1 ? 0 : i],
                          axes[axes.size() == 1 ? 0 : i]);
  return c.whole(array);
}

Value append(Call& c) {
  const Array array = c.array(0), values = c.array(1);
  if (c.has(2)) return c.whole(ndarray::concatenate({array, values}, *c.axis(2)));
  return c.whole(ndarray::concatenate({ndarray::ravel(array), ndarray::ravel(values)}));
}

/// The array without these places along one axis; without an axis, of all its elements.
Value deleted(Call& c) {
  Array array = c.array(0);
  if (!c.has(2)) array = ndarray::ravel(array);
  const int axis = ndarray::axisOf(c.axis(2, 0), array.axes());
  const Index n = array.shape[axis];
  std::vector<bool> isGone(static_cast<std::size_t>(n));
  if (c[1].is(Kind::Slice)) c.refuse("slices");
  const Array places = c.array(1);
  if (places.dtype != DType::Int64) c.refuse("places that are not of int64");
  for (Index i = 0; i < places.size(); ++i) {
    std::int64_t at = places.item(i).integer;
    if (at < -n || at >= n)
      indexError("index " + std::to_string(at) + " is out of bounds for axis " +
                 std::to_string(axis) + " with size " +
                 std::to_string(static_cast<long long>(n)));
    isGone[static_cast<std::size_t>(at < 0 ? at + n : at)] = true;
  }
  Array kept(c.m.heap.arrays, DType::Bool, {n});
  for (Index i = 0; i < n; ++i)
    kept.data[i] = !isGone[static_cast<std::size_t>(i)];
  Keys keys(static_cast<std::size_t>(axis), Key::range({}, {}));
  keys.push_back(Key::of(kept));
  return c.whole(ndarray::get(array, keys));
}

/// Of one place: the values stand before what stood there.
Value insert(Call& c) {
  Array array = c.array(0);
  Array values = c.array(2);
  if (!c.has(3)) array = ndarray::ravel(array);
  const int axis = ndarray::axisOf(c.axis(3, 0), array.axes());
  const Index n = array.shape[axis];
  if (!c[1].isIntegral()) c.refuse("several places");
  Index at = ndarray::narrow(c.m.index(c[1]));
  if (at < -n || at > n)
    indexError("index " + std::to_string(static_cast<long long>(at)) +
               " is out of bounds for axis " + std::to_string(axis) + " with size " +
               std::to_string(static_cast<long long>(n)));
  if (at < 0) at += n;
  if (values.dtype != array.dtype) values = converted(c.m, values, array.dtype);
  if (array.axes() == 1) {
    values = ndarray::ravel(values);
  } else {
    Dims shape = array.shape;
    shape[axis] = 1;
    values = ndarray::broadcastTo(values, shape);
  }
  const auto part = [&](std::optional<Index> from, std::optional<Index> to) {
    Keys keys(static_cast<std::size_t>(axis), Key::range({}, {}));
    keys.push_back(Key::range(from, to));
    return ndarray::get(array, keys);
  };
  return c.whole(ndarray::concatenate({part({}, at), values, part(at, {})}, axis));
}

template<Array (*kFunction)(const Array&)>
Value each(Call& c) {
  if (c.rest().size() != 1) c.refuse("several arrays");
  return c.whole(kFunction(arrayOf(c.m, c.rest()[0])));
}

template<Array (*kFunction)(const ndarray::Arrays&)>
Value joined(Call& c) {
  return c.whole(kFunction(c.arrays(0)));
}

const FunctionDef kTable[] = {
    {"reshape(a, newshape, order=)",
     [](Call& c) { return reshape(c, c.dims(1), isFortran(c, 2)); }},
    {"reshape(a, *shape, |, order=)",
     [](Call& c) { return reshape(c, restDims(c), isFortran(c, 2)); }, kMethod},
    {"ravel(a, order=)", [](Call& c) { return c.whole(ndarray::ravel(inOrder(c, 1))); },
     kBoth},
    {"flatten(a, order=)",
     [](Call& c) { return c.whole(ndarray::flatten(inOrder(c, 1))); }, kMethod},
    {"transpose(a, axes=)",
     [](Call& c) {
       return c.whole(c.has(1) ? ndarray::transpose(c.array(0), c.dims(1))
                               : ndarray::transpose(c.array(0)));
     }},
    {"transpose(a, *axes)", transposeMethod, kMethod},
    {"swapaxes(a, axis1, axis2)",
     [](Call& c) {
       const auto axis = [&](int i) { return ndarray::narrow(c.m.index(c[i])); };
       return c.whole(ndarray::swapAxes(c.array(0), axis(1), axis(2)));
     },
     kBoth},
    {"moveaxis(a, source, destination)", moveaxis},
    {"squeeze(a, axis=)",
     [](Call& c) {
       return c.whole(c.has(1) ? ndarray::squeeze(c.array(0), c.dims(1))
                               : ndarray::squeeze(c.array(0)));
     },
     kBoth},
    {"expand_dims(a, axis)",
     [](Call& c) { return c.whole(ndarray::expandDims(c.array(0), c.dims(1))); }},
    {"flip(m, axis=)",
     [](Call& c) {
       return c.whole(c.has(1) ? ndarray::flip(c.array(0), c.dims(1))
                               : ndarray::flip(c.array(0)));
     }},
    {"atleast_1d(*arys)", each<ndarray::atLeast1d>},
    {"atleast_2d(*arys)", each<ndarray::atLeast2d>},
    {"broadcast_to(array, shape, !subok)",
     [](Call& c) { return readOnly(c, ndarray::broadcastTo(c.array(0), c.dims(1))); }},
    {"concatenate(arrays, axis=, !out, |, !dtype, !casting)", concatenate},
    {"stack(arrays, axis=, !out, |, !dtype, !casting)",
     [](Call& c) { return c.whole(ndarray::stack(c.arrays(0), c.axis(1, 0))); }},
    {"vstack(tup, |, !dtype, !casting)", joined<ndarray::vstack>},
    {"row_stack(tup, |, !dtype, !casting)", joined<ndarray::vstack>},
    {"hstack(tup, |, !dtype, !casting)", joined<ndarray::hstack>},
    {"column_stack(tup)", joined<ndarray::columnStack>},
    {"split(ary, indices_or_sections, axis=)",
     [](Call& c) { return split(c, ndarray::split, c.axis(2, 0)); }},
    {"array_split(ary, indices_or_sections, axis=)",
     [](Call& c) { return split(c, ndarray::arraySplit, c.axis(2, 0)); }},
    {"vsplit(ary, indices_or_sections)",
     [](Call& c) { return split(c, ndarray::split, 0); }},
    {"hsplit(ary, indices_or_sections)",
     [](Call& c) { return split(c, ndarray::split, c.array(0).axes() > 1 ? 1 : 0); }},
    {"repeat(a, repeats, axis=)", repeat, kBoth},
    {"tile(A, reps)",
     [](Call& c) { return c.whole(ndarray::tile(c.array(0), c.dims(1))); }},
    {"roll(a, shift, axis=)", roll},
    {"append(arr, values, axis=)", append},
    {"delete(arr, obj, axis=)", deleted},
    {"insert(arr, obj, values, axis=)", insert},
    {"shape(a)", [](Call& c) { return dimsValue(c.m, c.array(0).shape); }},
    {"ndim(a)", [](Call& c) { return Value::integer(c.array(0).axes()); }},
    {"dstack(tup)",
     [](Call& c) {
       std::vector<Array> all;
       for (const Array& each : c.arrays(0))
         all.push_back(
             each.axes() > 2 ? each : ndarray::expandDims(ndarray::atLeast2d(each), {2}));
       return c.whole(ndarray::concatenate(all, 2));
     }},
    {"size(a, axis=)",
     [](Call& c) {
       const Array array = c.array(0);
       if (!c.has(1)) return Value::integer(array.size());
       return Value::integer(array.shape[ndarray::axisOf(*c.axis(1), array.axes())]);
     }},
};

}  // namespace

void addShapes(Machine& m, Numpy& np) {
  addFunctions(m, &np, np.array, kTable);
}

}  // namespace derslik::python::vm
