#pragma once

#include <utility>

#include "core/ndarray/reduce.h"

namespace derslik::ndarray {

// np.linalg, of float64 and of what becomes float64, over the last two axes; what comes
// from singular values is in svd.h, norms are in norm.h. The limits are LAPACK's own:
// beyond them it works in blocks or divides and conquers.

/// np.linalg.inv(a) of up to 512 rows; Failure LinAlgError where it is singular.
Array inverse(const Array& a);

/// np.linalg.solve(a, b), of one vector or of a matrix of columns.
Array solve(const Array& a, const Array& b);

/// np.linalg.det(a), which NumPy takes from logarithms.
///
///     >>> np.linalg.det(np.array([[1., 2], [3, 4]]))
///     -2.0000000000000004
Array determinant(const Array& a);

struct SignAndLogarithm {
  Array sign, logarithm;
};

/// np.linalg.slogdet(a).
SignAndLogarithm signAndLogarithm(const Array& a);

/// np.linalg.cholesky(a), lower, of up to 64 rows; Failure LinAlgError where it is not
/// positive definite. Only the lower half of `a` counts.
Array cholesky(const Array& a);

/// np.linalg.qr(a), mode="reduced" or "complete", of one matrix of up to
/// 128 columns or rows.
std::pair<Array, Array> qr(const Array& a, bool isComplete = false);

/// np.linalg.eigh(a) of one matrix of up to 25 rows: eigenvalues and vectors.
std::pair<Array, Array> eigh(const Array& a);

/// np.linalg.eigvalsh(a) of up to 256 rows; beyond 32, where LAPACK works in blocks,
/// refused where an eigenvalue is lost in the others' rounding.
Array eigenvalues(const Array& a);

/// np.linalg.matrix_power(a, n).
Array matrixPower(const Array& a, Index n);

}  // namespace derslik::ndarray
