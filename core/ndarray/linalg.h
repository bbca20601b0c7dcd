#pragma once

#include <utility>

#include "core/ndarray/reduce.h"

namespace derslik::ndarray {

// np.linalg, of float64 and of what becomes float64, over the last two axes. Of matrices
// of up to 64 rows (32 columns for qr): larger ones LAPACK works on in blocks, and its
// last bits are refused here.

/// np.linalg.inv(a); Failure LinAlgError where it is singular.
Array inverse(const Array& a);

/// np.linalg.solve(a, b), of one vector or of a matrix of columns.
Array solve(const Array& a, const Array& b);

/// np.linalg.det(a), which NumPy takes from logarithms.
///
///     >>> np.linalg.det(np.array([[1., 2], [3, 4]]))
///     -2.0000000000000004
Array determinant(const Array& a);

/// np.linalg.qr(a), mode="reduced" or "complete", of one matrix.
std::pair<Array, Array> qr(const Array& a, bool isComplete = false);

/// np.linalg.eigh(a) of one matrix of up to 25 rows: eigenvalues and vectors.
std::pair<Array, Array> eigh(const Array& a);

/// np.linalg.norm(a, axis=…, keepdims=…): of order 2, or of a matrix Frobenius'.
Array norm(const Array& a, const Axes& axes = {}, bool keepAxes = false);

/// np.linalg.norm(a, 1) and norm(a, np.inf) of vectors along one axis.
Array absoluteNorm(const Array& a, Index axis, bool isLargest, bool keepAxes = false);

/// np.linalg.matrix_power(a, n).
Array matrixPower(const Array& a, Index n);

/// np.trace(a) of a matrix.
Array trace(const Array& a, Index offset = 0);

}  // namespace derslik::ndarray
