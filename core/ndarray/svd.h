#pragma once

#include <optional>

#include "core/ndarray/array.h"

namespace derslik::ndarray {

// What NumPy takes from singular values, over the last two axes, of float64 and of what
// becomes float64. Vectors and signs are LAPACK's (dgesdd), bit for bit, of matrices
// whose smaller side is up to 25; beyond that LAPACK divides and conquers, and its signs
// are refused. Singular values are had up to 128.

struct Svd {
  Array u, values, vt;
};

/// np.linalg.svd(a, full_matrices=isFull).
///
///     >>> np.linalg.svd(np.array([[3., 0], [4, 5]]))
///     (array([[-0.31622777, -0.9486833 ],
///            [-0.9486833 ,  0.31622777]]), array([6.70820393, 2.23606798]),
///      array([[-0.70710678, -0.70710678],
///            [-0.70710678,  0.70710678]]))
Svd svd(const Array& a, bool isFull = true);

/// np.linalg.svd(a, compute_uv=False).
Array singularValues(const Array& a);

/// np.linalg.pinv(a, rcond).
Array pseudoInverse(const Array& a, double rcond = 1e-15);

/// np.linalg.matrix_rank(a, tol): int64.
Array matrixRank(const Array& a, std::optional<double> tolerance = {});

/// np.linalg.cond(a, 2), the largest singular value through the smallest; cond(a, -2),
/// where `isInverse`.
Array singularRatio(const Array& a, bool isInverse = false);

struct LeastSquares {
  Array x, residuals;
  Index rank;
  Array values;
};

/// np.linalg.lstsq(a, b, rcond) of matrices whose smaller side is up to 25; rcond=None is
/// 2.2e-16 times the larger side, the default -1 (of which NumPy warns).
///
///     >>> np.linalg.lstsq(np.array([[0., 1], [1, 1], [2, 1]]), np.array([1., 2, 4]),
///     ...                 rcond=None)
///     (array([1.5       , 0.83333333]), array([0.16666667]), 2,
///      array([2.67647286, 0.91519385]))
LeastSquares leastSquares(const Array& a, const Array& b, std::optional<double> rcond);

}  // namespace derslik::ndarray
