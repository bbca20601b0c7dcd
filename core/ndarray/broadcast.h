#pragma once

#include "core/ndarray/array.h"

namespace derslik::ndarray {

/// The shape that all operands can be repeated to, or whatever failure the caller gives.
/// Failure ValueError: "operands could not be broadcast together with shapes (3,) (2,) ".
Dims broadcastShape(const Array* const* operands, int count);

/// np.broadcast_to(a, shape): a view.
Array broadcastTo(const Array& a, const Dims& shape);

/// Repeated to the shape like broadcastTo, for an assignment: leading axes of one element
/// may be too many, and the failure is the one of a[...] = value.
Array broadcastInto(const Array& value, const Dims& shape);

}  // namespace derslik::ndarray
