#include "core/ndarray/partition.h"

#include <bit>
#include <utility>
#include <vector>

#include "core/ndarray/convert.h"
#include "core/ndarray/pick.h"
#include "core/ndarray/shape.h"

namespace derslik::ndarray {
namespace {

/// numpy/core/src/npysort/selection.cpp, of places whose elements are compared.
template<class T>
class Introselect {
 public:
  Introselect(const std::vector<T>& keys, std::vector<std::int64_t>& places)
      : keys_(keys), places_(places) {}

  void select(Index kth) {
    Index low = 0, high = static_cast<Index>(places_.size()) - 1;
    if (kth < 3) return selectSmall(kth + 1);
    if (isInexact() && kth == high) return selectLargest();
    int depth = 2 * (std::bit_width(static_cast<std::uint64_t>(places_.size())) - 1);
    while (low + 1 < high) {
      Index first = low + 1, last = high;
      if (depth <= 0 && last - first >= 5)
        throw Unsupported("a partition that NumPy leaves to medians of medians");
      medianToLow(low, low + (high - low) / 2, high);
      --depth;
      split(keys_[place(low)], first, last);
      swap(low, last);
      if (last >= kth) high = last - 1;
      if (last <= kth) low = first;
    }
    if (high == low + 1 && less(high, low)) swap(high, low);
  }

 private:
  static constexpr bool isInexact() { return std::is_floating_point_v<T>; }
  std::size_t place(Index i) const {
    return static_cast<std::size_t>(places_[static_cast<std::size_t>(i)]);
  }
  /// NaN is larger than all.
  static bool before(T a, T b) { return a < b || (b != b && a == a); }
  bool less(Index i, Index j) const { return before(keys_[place(i)], keys_[place(j)]); }
  void swap(Index i, Index j) {
    std::swap(places_[static_cast<std::size_t>(i)], places_[static_cast<std::size_t>(j)]);
  }

  void selectSmall(Index count) {
    for (Index i = 0; i < count; ++i) {
      Index smallest = i;
      for (Index k = i + 1; k < static_cast<Index>(places_.size()); ++k)
        if (less(k, smallest)) smallest = k;
      swap(i, smallest);
    }
  }

  void selectLargest() {
    const Index n = static_cast<Index>(places_.size());
    Index largest = 0;
    for (Index k = 1; k < n; ++k)
      if (!less(k, largest)) largest = k;
    swap(n - 1, largest);
  }

  void medianToLow(Index low, Index middle, Index high) {
    if (less(high, middle)) swap(high, middle);
    if (less(high, low)) swap(high, low);
    if (less(low, middle)) swap(low, middle);
    swap(middle, low + 1);
  }

  void split(T pivot, Index& first, Index& last) {
    for (;;) {
      do
        ++first;
      while (before(keys_[place(first)], pivot));
      do
        --last;
      while (before(pivot, keys_[place(last)]));
      if (last < first) return;
      swap(first, last);
    }
  }

  const std::vector<T>& keys_;
  std::vector<std::int64_t>& places_;
};

template<class T>
void arrange(const Array& lane, std::vector<std::int64_t>& places, Index kth) {
  std::vector<T> keys;
  for (Index i = 0; i < lane.size(); ++i) {
    const Scalar x = lane.item(i);
    keys.push_back(static_cast<T>(isFloat(lane.dtype) ? x.number : 0) +
                   static_cast<T>(x.integer));
  }
  Introselect<T>(keys, places).select(kth);
}

}  // namespace

Array argpartition(const Array& a, Index kth, Index axis) {
  if (a.dtype == DType::String) throw Unsupported("a partition of strings");
  if (a.isScalar()) throw Unsupported("a partition of a number");
  const int along = axisOf(axis, a.axes());
  const Index n = a.shape[along];
  const Index at = kth < 0 ? kth + n : kth;
  if (at < 0 || at >= n)
    throw Failure("ValueError", "kth(=" + std::to_string(static_cast<long long>(at)) +
                                    ") out of bounds (" +
                                    std::to_string(static_cast<long long>(n)) + ")");
  const Array result(a.heap(), DType::Int64, a.shape);
  Array from = a, to = result;
  for (Array* each : {&from, &to}) {
    each->shape.erase(along);
    each->strides.erase(along);
  }
  for (Index i = 0; i < from.size(); ++i) {
    const Array lane(a, from.at(i), {n}, {a.strides[along]});
    std::vector<std::int64_t> places(static_cast<std::size_t>(n));
    for (Index k = 0; k < n; ++k)
      places[static_cast<std::size_t>(k)] = k;
    if (isFloat(a.dtype))
      arrange<double>(lane, places, at);
    else
      arrange<std::int64_t>(lane, places, at);
    for (Index k = 0; k < n; ++k)
      *reinterpret_cast<std::int64_t*>(to.at(i) + k * result.strides[along]) =
          places[static_cast<std::size_t>(k)];
  }
  return result;
}

Array partition(const Array& a, Index kth, Index axis) {
  return takeAlongAxis(a, argpartition(a, kth, axis), axis);
}

}  // namespace derslik::ndarray
