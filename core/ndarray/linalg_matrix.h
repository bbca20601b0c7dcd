#pragma once

#include "core/ndarray/array.h"
#include "core/ndarray/lapack.h"

namespace derslik::ndarray {

// What the files of np.linalg share: arrays as LAPACK takes them.

inline double* numbers(const Array& a) {
  return reinterpret_cast<double*>(a.data);
}

/// As float64; refuses float32, whose linear algebra NumPy does in float32, and strings.
Array asDouble(const Array& a);

/// Failure LinAlgError where `a` has fewer than two axes.
void checkMatrices(const Array& a);

/// How many rows the square matrices of the last two axes have; Failure LinAlgError where
/// they are not square, a refusal beyond `limit`.
Index squareSize(const Array& a, Index limit);

/// A copy whose last two axes lie as Fortran has them: its rows are the matrix's columns.
Array byColumns(const Array& a);

/// The axes but the last two.
Array withoutMatrix(const Array& a);

/// Refuses matrices that LAPACK would scale first, and infinities; Failure LinAlgError
/// with this message where there is NaN.
void checkSizes(const Array& a, const char* message);

}  // namespace derslik::ndarray
