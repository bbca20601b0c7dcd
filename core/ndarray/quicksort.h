#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "core/failure.h"

namespace derslik::ndarray {

/// NumPy's default argsort (npy_quicksort: median of three, insertion sort for up to 16,
/// the larger part put off): the order in which it leaves equal elements is its own, and
/// shows in np.argsort(a).
///
/// less(i, j) compares elements i and j.
template<class Less>
void quicksort(std::vector<std::int64_t>& order, const Less& less) {
  if (order.empty()) return;
  struct Part {
    std::int64_t *left, *right;
    int depth;
  };
  std::vector<Part> parts;
  std::int64_t* left = order.data();
  std::int64_t* right = left + order.size() - 1;
  int depth = 0;
  for (std::size_t n = order.size(); n >>= 1;)
    depth += 2;
  for (;;) {
    // NumPy goes on with a heap sort here, which no lesson's data leads to.
    if (depth < 0) throw Unsupported("sorting of this array");
    while (right - left > 15) {
      std::int64_t* middle = left + ((right - left) >> 1);
      if (less(*middle, *left)) std::swap(*middle, *left);
      if (less(*right, *middle)) std::swap(*right, *middle);
      if (less(*middle, *left)) std::swap(*middle, *left);
      const std::int64_t pivot = *middle;
      std::int64_t *i = left, *j = right - 1;
      std::swap(*middle, *j);
      for (;;) {
        do
          ++i;
        while (less(*i, pivot));
        do
          --j;
        while (less(pivot, *j));
        if (i >= j) break;
        std::swap(*i, *j);
      }
      std::swap(*i, *(right - 1));
      --depth;
      if (i - left < right - i) {
        parts.push_back({i + 1, right, depth});
        right = i - 1;
      } else {
        parts.push_back({left, i - 1, depth});
        left = i + 1;
      }
    }
    for (std::int64_t* i = left + 1; i <= right; ++i) {
      const std::int64_t one = *i;
      std::int64_t* j = i;
      for (; j > left && less(one, *(j - 1)); --j)
        *j = *(j - 1);
      *j = one;
    }
    if (parts.empty()) return;
    left = parts.back().left;
    right = parts.back().right;
    depth = parts.back().depth;
    parts.pop_back();
  }
}

}  // namespace derslik::ndarray
