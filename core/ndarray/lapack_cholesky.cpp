#include <cmath>

#include "core/ndarray/lapack.h"

namespace derslik::ndarray::lapack {

/// dpotrf2: the upper left half, what stands below it, and the lower right half.
bool factorCholesky(Columns a, Index n) {
  if (n == 0) return true;
  if (n == 1) {
    if (!(a(0, 0) > 0)) return false;
    a(0, 0) = std::sqrt(a(0, 0));
    return true;
  }
  const Index half = n / 2, rest = n - half;
  const Columns below = a.from(half, 0), corner = a.from(half, half);
  if (!factorCholesky(a, half)) return false;
  // dtrsm: X L^T = below.
  for (Index k = 0; k < half; ++k) {
    const double scale = 1 / a(k, k);
    for (Index i = 0; i < rest; ++i)
      below(i, k) *= scale;
    for (Index j = k + 1; j < half; ++j)
      for (Index i = 0; i < rest; ++i)
        below(i, j) -= a(j, k) * below(i, k);
  }
  // dsyrk: the corner loses X X^T.
  for (Index j = 0; j < rest; ++j)
    for (Index k = 0; k < half; ++k) {
      const double x = -below(j, k);
      for (Index i = j; i < rest; ++i)
        corner(i, j) += x * below(i, k);
    }
  return factorCholesky(corner, rest);
}

}  // namespace derslik::ndarray::lapack
