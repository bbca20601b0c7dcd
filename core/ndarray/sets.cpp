#include <algorithm>
#include <cstring>

#include "core/ndarray/convert.h"
#include "core/ndarray/indexing.h"
#include "core/ndarray/limits.h"
#include "core/ndarray/order.h"
#include "core/ndarray/quicksort.h"
#include "core/ndarray/reduce.h"
#include "core/ndarray/shape.h"
#include "core/ndarray/sort.h"
#include "core/ndarray/strings.h"

namespace derslik::ndarray {
namespace {

const char* elementOf(const Lane& lane, std::int64_t i) {
  return lane.data + static_cast<Index>(i) * lane.step;
}

std::int64_t* integers(const Array& a) {
  return reinterpret_cast<std::int64_t*>(a.data);
}

/// Whether two neighbours of a sorted array count as one: NaN does.
bool isSame(const Array& a, Index i, Index j) {
  const Scalar x = a.item(i), y = a.item(j);
  if (a.dtype == DType::String) return x.text == y.text;
  if (isFloat(a.dtype))
    return x.number == y.number || (x.number != x.number && y.number != y.number);
  return x.integer == y.integer;
}

/// How many of the sorted values come before x, which NaN follows all.
template<class T>
Index placeOf(const Array& sorted, T x, bool isRight) {
  const auto less = [](T a, T b) { return a < b || (b != b && a == a); };
  Index low = 0, high = sorted.size();
  while (low < high) {
    const Index middle = low + (high - low) / 2;
    const T value = *reinterpret_cast<const T*>(sorted.data + middle * sorted.strides[0]);
    if (isRight ? !less(x, value) : less(value, x))
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

}  // namespace

void orderStrings(const Lane& lane, std::vector<std::int64_t>& order, bool isStable) {
  const auto less = [&](std::int64_t i, std::int64_t j) {
    return compareStrings(elementOf(lane, i), lane.itemSize, elementOf(lane, j),
                          lane.itemSize) < 0;
  };
  if (isStable)
    std::stable_sort(order.begin(), order.end(), less);
  else
    quicksort(order, less);
}

Unique unique(const Array& a, bool withIndex) {
  const Array flat = ravel(a);
  const Index n = flat.size();
  const Array order = argsort(flat, -1, withIndex);
  const Array sorted = get(flat, {Key::of(order)});
  const Array isFirst(a.heap(), DType::Bool, {n});
  Index count = 0;
  for (Index i = 0; i < n; ++i)
    count += isFirst.data[i] = i == 0 || !isSame(sorted, i - 1, i);
  Unique result{get(sorted, {Key::of(isFirst)}), get(order, {Key::of(isFirst)}),
                Array(a.heap(), DType::Int64, {n}),
                Array(a.heap(), DType::Int64, {count})};
  Index group = -1;
  for (Index i = 0; i < n; ++i) {
    if (isFirst.data[i]) integers(result.counts)[++group] = 0;
    ++integers(result.counts)[group];
    integers(result.inverse)[integers(order)[i]] = group;
  }
  return result;
}

Array searchSorted(const Array& sorted, const Array& values, bool isRight) {
  if (sorted.axes() != 1)
    throw Failure("ValueError", sorted.axes() > 1
                                    ? "object too deep for desired array"
                                    : "object of too small depth for desired array");
  DType dtype = promote(sorted.dtype, values.dtype);
  if (dtype == DType::String) throw Unsupported("searchsorted of strings");
  dtype = isFloat(dtype) ? DType::Float64 : DType::Int64;
  const Array from = contiguous(as(sorted, dtype)),
              wanted = contiguous(as(values, dtype));
  const Array result(values.heap(), DType::Int64, values.shape);
  for (Index i = 0; i < values.size(); ++i) {
    const char* at = wanted.data + i * wanted.itemSize;
    const Index place =
        dtype == DType::Float64
            ? placeOf(from, *reinterpret_cast<const double*>(at), isRight)
            : placeOf(from, *reinterpret_cast<const std::int64_t*>(at), isRight);
    integers(result)[i] = place;
  }
  return result;
}

Array bincount(const Array& a, const std::optional<Array>& weights, Index minimum) {
  if (a.axes() != 1)
    throw Failure("ValueError", a.axes() > 1
                                    ? "object too deep for desired array"
                                    : "object of too small depth for desired array");
  if (isFloat(a.dtype))
    throw Failure("TypeError", "Cannot cast array data from dtype('" + name(a.dtype) +
                                   "') to dtype('int64') according to the rule 'safe'");
  if (minimum < 0) throw Failure("ValueError", "'minlength' must not be negative");
  const Array places = contiguous(as(a, DType::Int64));
  const Index n = a.size();
  std::int64_t count = minimum;
  for (Index i = 0; i < n; ++i) {
    if (integers(places)[i] < 0)
      throw Failure("ValueError", "'list' argument must have no negative elements");
    if (integers(places)[i] >= kMostElements) throw OutOfMemory();
    count = std::max(count, integers(places)[i] + 1);
  }
  const Array result(a.heap(), weights && n > 0 ? DType::Float64 : DType::Int64,
                     {static_cast<Index>(count)});
  fill(result, 0);
  if (!weights || n == 0) {
    for (Index i = 0; i < n; ++i)
      ++integers(result)[integers(places)[i]];
    return result;
  }
  const Array amounts = contiguous(as(*weights, DType::Float64));
  if (amounts.size() != n)
    throw Failure("ValueError", "The weights and list don't have the same length.");
  for (Index i = 0; i < n; ++i)
    reinterpret_cast<double*>(result.data)[integers(places)[i]] +=
        reinterpret_cast<const double*>(amounts.data)[i];
  return result;
}

}  // namespace derslik::ndarray
