#pragma once

#include <vector>

#include "core/ndarray/array.h"

namespace derslik::ndarray {

/// np.take(a, places, axis); without an axis, of a.ravel(). Failure IndexError beyond.
Array take(const Array& a, const Array& places);
Array take(const Array& a, const Array& places, Index axis);

/// np.take_along_axis(a, places, axis) and np.put_along_axis(a, places, values, axis).
///
///     >>> np.take_along_axis(np.array([[3, 1, 2]]), np.array([[1, 2, 0]]), axis=1)
///     array([[1, 2, 3]])
Array takeAlongAxis(const Array& a, const Array& places, Index axis);
void putAlongAxis(const Array& a, const Array& places, const Array& values, Index axis);

/// np.argwhere(a): a row of places for each element that is not 0; np.flatnonzero(a).
Array argwhere(const Array& a);
Array flatNonzero(const Array& a);

/// np.unravel_index(places, shape): for each axis the places in it.
std::vector<Array> unravelIndex(const Array& places, const Dims& shape);

/// np.ravel_multi_index(places, shape).
Array ravelMultiIndex(const std::vector<Array>& places, const Dims& shape);

/// np.indices(shape), np.tril_indices(rows, k, columns), np.triu_indices,
/// np.diag_indices(n, axes).
Array indices(Heap& heap, const Dims& shape);
std::vector<Array> trilIndices(Heap& heap, Index rows, Index k, Index columns);
std::vector<Array> triuIndices(Heap& heap, Index rows, Index k, Index columns);
std::vector<Array> diagIndices(Heap& heap, Index n, int axes = 2);

/// np.fill_diagonal(a, values): values that are too few begin again.
void fillDiagonal(const Array& a, const Array& values);

}  // namespace derslik::ndarray
