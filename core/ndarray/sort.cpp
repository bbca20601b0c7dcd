#include "core/ndarray/sort.h"

#include <algorithm>
#include <cstring>

#include "core/ndarray/convert.h"
#include "core/ndarray/order.h"
#include "core/ndarray/quicksort.h"
#include "core/ndarray/shape.h"

namespace derslik::ndarray {
namespace {

/// By keys side by side: a bool as int64 and a float32 as float64 keep their order, and
/// two kinds of keys make half the code of four. NaN is larger than all, and equal to
/// itself.
template<class T>
void orderByKeys(const std::vector<T>& keys, std::vector<std::int64_t>& order,
                 bool isStable) {
  const auto less = [&](std::int64_t i, std::int64_t j) {
    const T a = keys[static_cast<std::size_t>(i)], b = keys[static_cast<std::size_t>(j)];
    return a < b || (b != b && a == a);
  };
  if (isStable)
    std::stable_sort(order.begin(), order.end(), less);
  else
    quicksort(order, less);
}

template<class Key, class T>
std::vector<Key> keysOf(const Lane& lane) {
  std::vector<Key> keys;
  keys.reserve(static_cast<std::size_t>(lane.count));
  for (Index i = 0; i < lane.count; ++i)
    keys.push_back(*reinterpret_cast<const T*>(lane.data + i * lane.step));
  return keys;
}

/// Puts the elements along a lane into the given order.
void rearrange(const Lane& lane, const std::vector<std::int64_t>& order) {
  const auto size = static_cast<std::size_t>(lane.itemSize);
  std::vector<char> sorted(order.size() * size);
  for (std::size_t i = 0; i < order.size(); ++i)
    std::memcpy(&sorted[i * size], lane.data + static_cast<Index>(order[i]) * lane.step,
                size);
  for (std::size_t i = 0; i < order.size(); ++i)
    std::memcpy(lane.data + static_cast<Index>(i) * lane.step, &sorted[i * size], size);
}

/// Each lane of an array along an axis, with the place of its first element.
template<class F>
void forEachLane(const Array& a, int axis, F f) {
  Array rest = a;
  rest.shape.erase(axis);
  rest.strides.erase(axis);
  const Index count = a.shape[axis] == 0 ? 0 : rest.size();
  for (Index i = 0; i < count; ++i)
    f(Lane{a.dtype, a.itemSize, rest.at(i), a.strides[axis], a.shape[axis]}, i);
}

}  // namespace

std::vector<std::int64_t> orderOf(const Lane& lane, bool isStable) {
  std::vector<std::int64_t> order(static_cast<std::size_t>(lane.count));
  for (std::size_t i = 0; i < order.size(); ++i)
    order[i] = static_cast<std::int64_t>(i);
  if (lane.dtype == DType::String) {
    orderStrings(lane, order, isStable);
  } else if (isFloat(lane.dtype)) {
    orderByKeys(lane.dtype == DType::Float64 ? keysOf<double, double>(lane)
                                             : keysOf<double, float>(lane),
                order, isStable);
  } else {
    orderByKeys(lane.dtype == DType::Int64 ? keysOf<std::int64_t, std::int64_t>(lane)
                                           : keysOf<std::int64_t, bool>(lane),
                order, isStable);
  }
  return order;
}

void sortInPlace(const Array& a, Index axis, bool isStable) {
  forEachLane(a, axisOf(axis, a.axes()),
              [&](const Lane& lane, Index) { rearrange(lane, orderOf(lane, isStable)); });
}

Array sort(const Array& a, const std::optional<Index>& axis, bool isStable) {
  const Array result = axis ? copyInOrder(a) : flatten(a);
  sortInPlace(result, axis.value_or(-1), isStable);
  return result;
}

Array argsort(const Array& a, const std::optional<Index>& axis, bool isStable) {
  const Array from = axis && !a.isScalar() ? a : ravel(a);
  const int along = axisOf(axis.value_or(-1), from.axes());
  const Array result(a.heap(), DType::Int64, from.shape);
  Array rest = result;
  rest.shape.erase(along);
  rest.strides.erase(along);
  forEachLane(from, along, [&](const Lane& lane, Index i) {
    char* to = rest.at(i);
    for (const std::int64_t place : orderOf(lane, isStable)) {
      std::memcpy(to, &place, sizeof place);
      to += result.strides[along];
    }
  });
  return result;
}

}  // namespace derslik::ndarray
