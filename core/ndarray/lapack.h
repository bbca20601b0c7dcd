#pragma once

#include <vector>

#include "core/index.h"

namespace derslik::ndarray::lapack {

// Routines of the reference LAPACK 3.11 and BLAS that NumPy's linalg calls on Debian 12,
// step by step in the same order, so that results have the same bits: a singular matrix
// is found singular, and an inverse has the same noise. Up to the size where LAPACK
// begins to work in blocks; beyond, the order of its sums is another one.

/// Columns one after the other, as Fortran keeps them, or a view of them across.
struct Columns {
  double& operator()(Index i, Index j) const { return data[j * leading + i * step]; }

  /// The part that begins at row i and column j.
  Columns from(Index i, Index j) const { return {&(*this)(i, j), leading, step}; }

  /// The rows as columns.
  Columns transposed() const { return {data, step, leading}; }

  double* data;
  Index leading;   ///< how far apart columns are
  Index step = 1;  ///< how far apart rows are
};

/// How LAPACK applies a reflection 1 - τ v vᵀ: from the left it takes vᵀC times τ, from
/// the right v times τ, which rounds otherwise. A matrix that is to be worked on from the
/// right is given transposed.
enum class Side { Left, Right };

/// dgetrf of a square matrix: L and U in place of A; the row that
/// each row was swapped with. False where U has a zero on its diagonal.
bool factorLU(Columns a, Index n, std::vector<Index>& pivots);

/// dgetrs: B becomes A⁻¹ B.
void solveLU(Columns lu, Index n, const std::vector<Index>& pivots, Columns b,
             Index columns);

/// dgeqrf of up to 128 columns: R above the diagonal, reflections below. Of a transposed
/// matrix and from the right it is dgelqf.
void factorQR(Columns a, Index rows, Index columns, std::vector<double>& tau,
              Side side = Side::Left);

/// dorgqr (dorglq): the first `columns` columns of Q in place of the reflections.
void formQ(Columns a, Index rows, Index columns, const std::vector<double>& tau,
           Side side = Side::Left);

/// dormqr, dormlq with up to 32 reflections, which are the columns of `a` below its
/// diagonal: C becomes Q C, or Qᵀ C where the first reflection is applied first.
void applyQ(Columns a, Index rows, const std::vector<double>& tau, Columns c,
            Index columns, bool isTransposed, Side side = Side::Left);

/// A matrix B with Qᵀ A P = B that is zero but for its diagonal and the one above (of a
/// transposed A: below).
struct Bidiagonal {
  std::vector<double> d, e;
  std::vector<double> tauQ, tauP;  ///< of the reflections, Q's below the diagonal in A
};

/// dgebrd of up to 128 columns and no fewer rows. `side` is the one of Q's reflections:
/// Right for a transposed matrix of fewer rows than columns.
Bidiagonal bidiagonal(Columns a, Index rows, Index columns, Side side = Side::Left);

/// Columns that take part in what is done to a matrix.
struct Vectors {
  Columns columns;
  Index rows;
};

/// dlasdq of an upper bidiagonal matrix: its singular values in d, from the smallest;
/// `left` and `right` are multiplied by the singular vectors. Failure LinAlgError.
void bidiagonalSingular(std::vector<double>& d, std::vector<double>& e, Vectors left,
                        Vectors right);

/// dbdsdc of up to 25 columns: singular values from the largest; `left` and `right`,
/// which are square and the identity before, become the singular vectors. Without
/// vectors (of no rows) of any size.
void singularValues(Bidiagonal& b, bool isLower, Vectors left, Vectors right);

/// Turns a lower bidiagonal matrix to an upper one; what was done to its rows.
struct Rotation {
  double c, s, r;
};
std::vector<Rotation> toUpper(std::vector<double>& d, std::vector<double>& e);

/// dlartg: what makes (f, g) to (r, 0).
Rotation rotationOf(double f, double g);

/// dlasr, side R, pivot V: the rotation of columns j and j + 1.
void rotate(const Vectors& z, Index j, double c, double s);

/// dpotrf, lower, of up to 64 rows: L in place of A's lower half. False where A is not
/// positive definite.
bool factorCholesky(Columns a, Index n);

/// dsytd2, lower: the diagonal, what stands beside it, and the reflections below.
void tridiagonal(Columns a, Index n, std::vector<double>& d, std::vector<double>& e,
                 std::vector<double>& tau);

/// dsteqr: eigenvalues in d, from the smallest, and eigenvectors in the columns of z,
/// which is the identity before.
void tridiagonalEigen(std::vector<double>& d, std::vector<double>& e, Columns z);

/// dsterf: the eigenvalues alone, in d, from the smallest.
void tridiagonalEigenvalues(std::vector<double>& d, std::vector<double>& e);

struct EigenPair {
  double larger, smaller, c, s;
};

/// dlaev2: eigenvalues of [[a, b], [b, c]], and the vector of the one larger in size.
EigenPair eigenOfTwo(double a, double b, double c);

/// dormtr, lower: z becomes Q z.
void applyReflections(Columns a, Index n, const std::vector<double>& tau, Columns z);

}  // namespace derslik::ndarray::lapack
