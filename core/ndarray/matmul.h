#pragma once

#include "core/ndarray/array.h"

namespace derslik::ndarray {

/// a @ b: matrices over the last two axes, the others broadcast; a vector is a row on the
/// left and a column on the right. Every sum is taken in order, from zero, as the
/// reference BLAS does (core/product.h).
Array matmul(const Array& a, const Array& b);

/// np.dot(a, b), of up to two axes each.
Array dot(const Array& a, const Array& b);

}  // namespace derslik::ndarray
