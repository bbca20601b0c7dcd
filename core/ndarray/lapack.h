#pragma once

#include <vector>

#include "core/matrix.h"

namespace derslik::ndarray::lapack {

// Routines of the reference LAPACK 3.11 and BLAS that NumPy's linalg calls on Debian 12,
// step by step in the same order, so that results have the same bits: a singular matrix
// is found singular, and an inverse has the same noise. Up to the size where LAPACK
// begins to work in blocks; beyond, the order of its sums is another one.

/// Columns one after the other, as Fortran keeps them.
struct Columns {
  double& operator()(Index i, Index j) const { return data[j * leading + i]; }

  /// The part that begins at row i and column j.
  Columns from(Index i, Index j) const { return {data + j * leading + i, leading}; }

  double* data;
  Index leading;  ///< how far apart columns are
};

/// dgetrf of a square matrix of up to 64 columns: L and U in place of A; the row that
/// each row was swapped with. False where U has a zero on its diagonal.
bool factorLU(Columns a, Index n, std::vector<Index>& pivots);

/// dgetrs: B becomes A⁻¹ B.
void solveLU(Columns lu, Index n, const std::vector<Index>& pivots, Columns b,
             Index columns);

/// dgeqrf of up to 32 columns: R above the diagonal, reflections below.
void factorQR(Columns a, Index rows, Index columns, std::vector<double>& tau);

/// dorgqr: the first `columns` columns of Q in place of the reflections.
void formQ(Columns a, Index rows, Index columns, const std::vector<double>& tau);

/// dsytd2, lower: the diagonal, what stands beside it, and the reflections below.
void tridiagonal(Columns a, Index n, std::vector<double>& d, std::vector<double>& e,
                 std::vector<double>& tau);

/// dsteqr: eigenvalues in d, from the smallest, and eigenvectors in the columns of z,
/// which is the identity before.
void tridiagonalEigen(std::vector<double>& d, std::vector<double>& e, Columns z);

/// dormtr, lower: z becomes Q z.
void applyReflections(Columns a, Index n, const std::vector<double>& tau, Columns z);

}  // namespace derslik::ndarray::lapack
