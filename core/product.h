#pragma once

#include "core/matrix.h"

namespace derslik {

/// The matrix product [n, k] · [k, m] → [n, m], every sum taken over k in order, from
/// zero.
///
/// Eigen's own product sums in blocks and so differs from a plain loop in the last bits.
/// The reference BLAS under NumPy is a plain loop, and this one has the same bits:
///
///     >>> (np.array([[0.1, 0.2, 0.3]]) @ np.ones((3, 1))).item()
///     0.6000000000000001
///
/// Requires a.cols() == b.rows().
Matrix product(const Matrix& a, const Matrix& b);

}  // namespace derslik
