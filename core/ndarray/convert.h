#pragma once

#include "core/ndarray/array.h"

namespace derslik::ndarray {

/// a.astype(dtype): a new array, in the order of a's memory. From a float to an int
/// towards zero; what does not fit is refused.
Array astype(const Array& a, DType dtype);

/// The array itself where it is of that kind already, else astype.
Array as(const Array& a, DType dtype);

/// a.copy(): in the order of C.
Array copy(const Array& a);

/// np.copy(a), np.array(a): in the order of a's memory.
Array copyInOrder(const Array& a);

/// The array itself where it is contiguous in the order of C, else a copy.
Array contiguous(const Array& a);

/// to[...] = from, converting and repeating. Safe where the two overlap. Of a float32
/// that becomes infinite it is warned in the name of a function.
void assign(const Array& to, const Array& from, const char* function = "cast");

/// to[...] = value.
void fill(const Array& to, const Scalar& value);

}  // namespace derslik::ndarray
