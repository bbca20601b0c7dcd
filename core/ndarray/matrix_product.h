#pragma once

#include "core/ndarray/array.h"

namespace derslik::ndarray {

/// How many bytes of memory `multiply` works in.
Index multiplyScratch(const Array& a, const Array& b);

/// One matrix times another of the same kind, into memory without gaps; sums are taken in
/// order, from zero. Where NumPy sees that b is a transposed, it calls BLAS's syrk, which
/// skips zeros:
///
///     >>> x = np.array([[0., np.inf], [1, 2]])
///     >>> (x.T @ x)[0, 1], (x.T @ x.copy())[0, 1]
///     (2.0, nan)
///
/// Requires a.shape[1] == b.shape[0]; refuses whole numbers beyond 64 bits.
void multiply(const Array& a, const Array& b, char* out, char* scratch);

}  // namespace derslik::ndarray
