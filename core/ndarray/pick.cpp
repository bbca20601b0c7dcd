#include "core/ndarray/pick.h"

#include <algorithm>

#include "core/ndarray/broadcast.h"
#include "core/ndarray/convert.h"
#include "core/ndarray/create.h"
#include "core/ndarray/indexing.h"
#include "core/ndarray/join.h"
#include "core/ndarray/shape.h"
#include "core/ndarray/ufunc.h"

namespace derslik::ndarray {
namespace {

std::int64_t* integers(const Array& a) {
  return reinterpret_cast<std::int64_t*>(a.data);
}

/// 0, 1, … along one of so many axes.
Array along(Heap& heap, Index n, int axis, int axes) {
  Dims shape(axes, 1);
  shape[axis] = n;
  return reshape(arange(heap, 0, static_cast<std::int64_t>(n)), shape);
}

Keys keysAlong(const Array& a, const Array& places, Index axis) {
  if (places.dtype != DType::Int64)
    throw Failure("IndexError", "`indices` must be an integer array");
  if (places.axes() != a.axes())
    throw Failure("ValueError",
                  "`indices` and `arr` must have the same number of dimensions");
  const int chosen = axisOf(axis, a.axes());
  Keys keys;
  for (int i = 0; i < a.axes(); ++i)
    keys.push_back(
        Key::of(i == chosen ? places : along(a.heap(), a.shape[i], i, a.axes())));
  return keys;
}

}  // namespace

Array take(const Array& a, const Array& places) {
  return take(ravel(a), places, 0);
}

Array take(const Array& given, const Array& places, Index axis) {
  const Array a = given.isScalar() ? ravel(given) : given;
  const int chosen = axisOf(axis, a.axes());
  if (isFloat(places.dtype) || places.dtype == DType::String)
    throw Failure("TypeError", "Cannot cast array data from dtype('" +
                                   name(places.dtype, places.itemSize) +
                                   "') to dtype('int64') according to the rule 'safe'");
  if (a.shape[chosen] == 0 && places.size() > 0)
    throw Failure("IndexError", "cannot do a non-empty take from an empty axes.");
  Keys keys(static_cast<std::size_t>(chosen), Key::range({}, {}));
  keys.push_back(Key::of(as(places, DType::Int64)));
  return contiguous(get(a, keys));
}

Array takeAlongAxis(const Array& a, const Array& places, Index axis) {
  return get(a, keysAlong(a, places, axis));
}

void putAlongAxis(const Array& a, const Array& places, const Array& values, Index axis) {
  set(a, keysAlong(a, places, axis), values);
}

Array argwhere(const Array& a) {
  if (a.isScalar()) throw Unsupported("argwhere of an array without axes");
  return transpose(stack(nonzero(a)));
}

Array flatNonzero(const Array& a) {
  return nonzero(ravel(a))[0];
}

std::vector<Array> unravelIndex(const Array& places, const Dims& shape) {
  if (places.dtype != DType::Int64)
    throw Failure("TypeError", "only int indices permitted");
  const Array from = contiguous(places);
  const Index total = elements(shape);
  std::vector<Array> result;
  for (int axis = 0; axis < shape.size(); ++axis)
    result.emplace_back(places.heap(), DType::Int64, places.shape);
  for (Index i = 0; i < from.size(); ++i) {
    std::int64_t place = integers(from)[i];
    if (place < 0 || place >= total)
      throw Failure("ValueError", "index " + std::to_string(place) +
                                      " is out of bounds for array with size " +
                                      std::to_string(static_cast<long long>(total)));
    for (int axis = shape.size() - 1; axis >= 0; --axis) {
      integers(result[static_cast<std::size_t>(axis)])[i] = place % shape[axis];
      place /= shape[axis];
    }
  }
  return result;
}

Array ravelMultiIndex(const std::vector<Array>& places, const Dims& shape) {
  if (static_cast<int>(places.size()) != shape.size())
    throw Failure("ValueError", "parameter multi_index must be a sequence of length " +
                                    std::to_string(static_cast<long long>(shape.size())));
  if (places.empty()) throw Unsupported("ravel_multi_index without axes");
  std::vector<const Array*> all;
  for (const Array& one : places) {
    if (one.dtype != DType::Int64)
      throw Failure("TypeError", "only int indices permitted");
    all.push_back(&one);
  }
  const Dims common = broadcastShape(all.data(), static_cast<int>(all.size()));
  const Array result = zeros(places[0].heap(), common, DType::Int64);
  for (int axis = 0; axis < shape.size(); ++axis) {
    const Array from =
        contiguous(broadcastTo(places[static_cast<std::size_t>(axis)], common));
    for (Index i = 0; i < result.size(); ++i) {
      const std::int64_t place = integers(from)[i];
      if (place < 0 || place >= shape[axis])
        throw Failure("ValueError", "invalid entry in coordinates array");
      std::int64_t& to = integers(result)[i];
      if (__builtin_mul_overflow(to, shape[axis], &to))
        throw Unsupported("a shape of more places than 64 bits count");
      if (__builtin_add_overflow(to, place, &to))
        throw Unsupported("a shape of more places than 64 bits count");
    }
  }
  return result;
}

Array indices(Heap& heap, const Dims& shape) {
  std::vector<Array> all;
  for (const Index n : shape)
    if (n < 0) throw Failure("ValueError", "negative dimensions are not allowed");
  for (int axis = 0; axis < shape.size(); ++axis)
    all.push_back(broadcastTo(along(heap, shape[axis], axis, shape.size()), shape));
  if (all.empty()) throw Unsupported("indices without axes");
  return copy(stack(all));
}

std::vector<Array> trilIndices(Heap& heap, Index rows, Index k, Index columns) {
  return nonzero(tri(heap, rows, columns, k, DType::Bool));
}

std::vector<Array> triuIndices(Heap& heap, Index rows, Index k, Index columns) {
  return nonzero(apply(Unary::LogicalNot, tri(heap, rows, columns, k - 1, DType::Bool)));
}

std::vector<Array> diagIndices(Heap& heap, Index n, int axes) {
  if (axes < 1 || axes > kMaxAxes) throw Unsupported("diagonals of so many axes");
  return std::vector<Array>(static_cast<std::size_t>(axes),
                            arange(heap, 0, static_cast<std::int64_t>(n)));
}

void fillDiagonal(const Array& a, const Array& values) {
  if (a.axes() < 2) throw Failure("ValueError", "array must be at least 2-d");
  Index length = a.shape[0], step = 0;
  for (int i = 0; i < a.axes(); ++i) {
    if (a.axes() > 2 && a.shape[i] != a.shape[0])
      throw Failure("ValueError", "All dimensions of input must be of equal length");
    length = std::min(length, a.shape[i]);
    step += a.strides[i];
  }
  if (values.size() == 0) throw Unsupported("fill_diagonal with no values");
  for (Index i = 0; i < length; ++i)
    a.write(a.data + i * step, values.item(i % values.size()));
}

}  // namespace derslik::ndarray
