#pragma once

#include "core/ndarray/array.h"

namespace derslik::ndarray {

// Products of arrays that are neither a @ b nor element by element.

/// np.tensordot(a, b, (axesOfA, axesOfB)), summed in order.
Array tensordot(const Array& a, const Array& b, const Dims& axesOfA, const Dims& axesOfB);

/// np.tensordot(a, b, count): over the last axes of a and the first of b.
///
///     >>> np.tensordot(np.arange(4).reshape(2, 2), np.arange(4).reshape(2, 2), 1)
///     array([[ 2,  3],
///            [ 6, 11]])
Array tensordot(const Array& a, const Array& b, Index count = 2);

/// np.inner(a, b): over the last axis of both.
Array inner(const Array& a, const Array& b);

/// np.vdot(a, b): of all elements, in the order of C.
Array vdot(const Array& a, const Array& b);

/// np.kron(a, b).
Array kron(const Array& a, const Array& b);

/// np.cross(a, b, axisa, axisb, axisc) of vectors of two or three elements.
///
///     >>> np.cross([1, 2, 3], [4, 5, 6])
///     array([-3,  6, -3])
Array cross(const Array& a, const Array& b, Index axisOfA = -1, Index axisOfB = -1,
            Index axisOfResult = -1);

/// np.diagonal(a, offset, first, second): a view, whose last axis is the diagonal.
Array diagonal(const Array& a, Index offset, Index first, Index second);

/// np.trace(a, offset, first, second).
Array trace(const Array& a, Index offset = 0, Index first = 0, Index second = 1);

}  // namespace derslik::ndarray
