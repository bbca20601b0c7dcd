#pragma once

#include "core/ndarray/array.h"

namespace derslik::ndarray {

/// a @ b: matrices over the last two axes, the others broadcast; a vector is a row on the
/// left and a column on the right. Every sum is taken in order, from zero, as the
/// reference BLAS does (core/ndarray/matrix_product.h).
Array matmul(const Array& a, const Array& b);

/// a @ b without a warning of what is not finite.
Array product(const Array& a, const Array& b);

/// np.dot(a, b), of up to two axes each. Not matmul in all: it takes numbers, of which it
/// knows the kind, and never warns.
Array dot(const Array& a, const Array& b);

}  // namespace derslik::ndarray
