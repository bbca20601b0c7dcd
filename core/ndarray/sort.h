#pragma once

#include <optional>

#include "core/ndarray/array.h"

namespace derslik::ndarray {

/// np.sort(a, axis, kind): NaN comes last. The default is NumPy's quicksort, whose order
/// of equal elements argsort shows; without an axis, of a.ravel().
Array sort(const Array& a, const std::optional<Index>& axis = -1, bool isStable = false);
Array argsort(const Array& a, const std::optional<Index>& axis = -1,
              bool isStable = false);

/// a.sort(axis): in place.
void sortInPlace(const Array& a, Index axis = -1, bool isStable = false);

/// np.unique(a, return_index, return_inverse, return_counts): all four are made.
struct Unique {
  Array values, index, inverse, counts;
};
Unique unique(const Array& a, bool withIndex = false);

/// np.searchsorted(sorted, values, side).
Array searchSorted(const Array& sorted, const Array& values, bool isRight = false);

/// np.bincount(a, weights, minlength).
Array bincount(const Array& a, const std::optional<Array>& weights = {},
               Index minimum = 0);

}  // namespace derslik::ndarray
