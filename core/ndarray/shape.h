#pragma once

#include <vector>

#include "core/ndarray/array.h"

namespace derslik::ndarray {

/// a.reshape(shape), of which one may be -1: a view where the memory allows it.
Array reshape(const Array& a, const Dims& shape);

/// a.ravel(): a view where the array is contiguous; a.flatten(): a copy.
Array ravel(const Array& a);
Array flatten(const Array& a);

Array transpose(const Array& a);  ///< a.T
Array transpose(const Array& a, const Dims& axes);
Array swapAxes(const Array& a, Index first, Index second);
Array moveAxis(const Array& a, Index from, Index to);

Array squeeze(const Array& a);
Array squeeze(const Array& a, const Dims& axes);
Array expandDims(const Array& a, const Dims& axes);

Array flip(const Array& a);
Array flip(const Array& a, const Dims& axes);

/// np.atleast_1d, np.atleast_2d.
Array atLeast1d(const Array& a);
Array atLeast2d(const Array& a);

/// np.diagonal(a, offset) of a matrix: a view.
Array diagonal(const Array& a, Index offset = 0);

}  // namespace derslik::ndarray
