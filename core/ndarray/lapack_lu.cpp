#include <algorithm>
#include <cmath>
#include <limits>

#include "core/ndarray/lapack.h"

namespace derslik::ndarray::lapack {
namespace {

/// dlaswp: rows `first` to `last` are swapped with those that the pivots name.
void swapRows(Columns a, Index columns, Index first, Index last, const Index* pivots) {
  for (Index i = first; i < last; ++i)
    if (pivots[i] != i)
      for (Index j = 0; j < columns; ++j)
        std::swap(a(i, j), a(pivots[i], j));
}

/// dtrsm: B becomes L⁻¹ B, with ones on the diagonal of L.
void solveLower(Columns l, Index n, Columns b, Index columns) {
  for (Index j = 0; j < columns; ++j)
    for (Index k = 0; k < n; ++k)
      if (b(k, j) != 0)
        for (Index i = k + 1; i < n; ++i)
          b(i, j) -= b(k, j) * l(i, k);
}

/// dtrsm: B becomes U⁻¹ B.
void solveUpper(Columns u, Index n, Columns b, Index columns) {
  for (Index j = 0; j < columns; ++j)
    for (Index k = n - 1; k >= 0; --k)
      if (b(k, j) != 0) {
        b(k, j) /= u(k, k);
        for (Index i = 0; i < k; ++i)
          b(i, j) -= b(k, j) * u(i, k);
      }
}

bool factorColumn(Columns a, Index rows, Index* pivot) {
  Index best = 0;
  for (Index i = 1; i < rows; ++i)
    if (std::abs(a(i, 0)) > std::abs(a(best, 0))) best = i;
  *pivot = best;
  if (a(best, 0) == 0) return false;
  std::swap(a(0, 0), a(best, 0));
  if (std::abs(a(0, 0)) >= std::numeric_limits<double>::min()) {
    const double scale = 1 / a(0, 0);
    for (Index i = 1; i < rows; ++i)
      a(i, 0) *= scale;
  } else {
    for (Index i = 1; i < rows; ++i)
      a(i, 0) /= a(0, 0);
  }
  return true;
}

/// dgemm: C loses A B.
void subtractProduct(Columns a, Columns b, Columns c, Index rows, Index inner,
                     Index columns) {
  for (Index j = 0; j < columns; ++j)
    for (Index k = 0; k < inner; ++k) {
      const double x = -b(k, j);
      for (Index i = 0; i < rows; ++i)
        c(i, j) += x * a(i, k);
    }
}

/// dgetrf2 (Toledo, "Locality of reference in LU decomposition with partial pivoting",
/// 1997): the left half of the columns, then the right half.
bool factor(Columns a, Index rows, Index columns, Index* pivots) {
  if (rows == 1) {
    pivots[0] = 0;
    return a(0, 0) != 0;
  }
  if (columns == 1) return factorColumn(a, rows, pivots);
  const Index both = std::min(rows, columns), left = both / 2, right = columns - left;
  bool isRegular = factor(a, rows, left, pivots);
  const Columns top = a.from(0, left), bottom = a.from(left, 0),
                rest = a.from(left, left);
  swapRows(top, right, 0, left, pivots);
  solveLower(a, left, top, right);
  subtractProduct(bottom, top, rest, rows - left, left, right);
  isRegular &= factor(rest, rows - left, right, pivots + left);
  for (Index i = left; i < both; ++i)
    pivots[i] += left;
  swapRows(a, left, left, both, pivots);
  return isRegular;
}

}  // namespace

bool factorLU(Columns a, Index n, std::vector<Index>& pivots) {
  pivots.assign(static_cast<std::size_t>(n), 0);
  constexpr Index kBlock = 64;
  if (n == 0) return true;
  if (n <= kBlock) return factor(a, n, n, pivots.data());
  bool isRegular = true;
  for (Index j = 0; j < n; j += kBlock) {
    const Index block = std::min(n - j, kBlock), next = j + block, rest = n - next;
    isRegular &= factor(a.from(j, j), n - j, block, pivots.data() + j);
    for (Index i = j; i < next; ++i)
      pivots[static_cast<std::size_t>(i)] += j;
    swapRows(a, j, j, next, pivots.data());
    if (rest == 0) break;
    const Columns right = a.from(0, next);
    swapRows(right, rest, j, next, pivots.data());
    solveLower(a.from(j, j), block, right.from(j, 0), rest);
    subtractProduct(a.from(next, j), right.from(j, 0), right.from(next, 0), rest, block,
                    rest);
  }
  return isRegular;
}

void solveLU(Columns lu, Index n, const std::vector<Index>& pivots, Columns b,
             Index columns) {
  swapRows(b, columns, 0, n, pivots.data());
  solveLower(lu, n, b, columns);
  solveUpper(lu, n, b, columns);
}

}  // namespace derslik::ndarray::lapack
