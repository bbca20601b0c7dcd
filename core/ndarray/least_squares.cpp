#include <algorithm>
#include <cmath>

#include "core/ndarray/convert.h"
#include "core/ndarray/create.h"
#include "core/ndarray/linalg_matrix.h"
#include "core/ndarray/shape.h"
#include "core/ndarray/svd.h"

namespace derslik::ndarray {
namespace {

using lapack::Bidiagonal;
using lapack::Columns;

constexpr const char* kNotConverged = "SVD did not converge in Linear Least Squares";

void scale(double* x, std::size_t n, double factor) {
  for (std::size_t i = 0; i < n; ++i)
    x[i] *= factor;
}

void fillZeros(Columns b, Index first, Index last, Index columns) {
  for (Index j = 0; j < columns; ++j)
    for (Index i = first; i < last; ++i)
      b(i, j) = 0;
}

/// dlalsd: solves for a bidiagonal matrix, whose singular values come into d, from the
/// largest; returns how many of them count.
Index solveBidiagonal(Bidiagonal& matrix, bool isLower, Columns b, Index columns,
                      double rcond) {
  std::vector<double>& d = matrix.d;
  const auto n = static_cast<Index>(d.size());
  if (n == 1) {
    for (Index j = 0; j < columns; ++j)
      b(0, j) = d[0] == 0 ? 0 : b(0, j) * (1 / d[0]);
    d[0] = std::abs(d[0]);
    return d[0] != 0;
  }
  const lapack::Vectors rows{b.transposed(), columns};
  if (isLower) {
    Index j = 0;
    for (const lapack::Rotation& turn : lapack::toUpper(d, matrix.e))
      lapack::rotate(rows, j++, turn.c, turn.s);
  }
  double size = 0;
  for (const double value : d)
    size = std::max(size, std::abs(value));
  for (const double value : matrix.e)
    size = std::max(size, std::abs(value));
  if (size == 0) {
    fillZeros(b, 0, n, columns);
    return 0;
  }
  scale(d.data(), d.size(), 1 / size);
  scale(matrix.e.data(), matrix.e.size(), 1 / size);
  std::vector<double> v(static_cast<std::size_t>(n * n), 0);
  const Columns right{v.data(), n};
  for (Index i = 0; i < n; ++i)
    right(i, i) = 1;
  lapack::bidiagonalSingular(d, matrix.e, rows, {right, n});
  const double least = rcond * *std::max_element(d.begin(), d.end());
  Index rank = 0;
  for (Index i = 0; i < n; ++i) {
    const double value = d[static_cast<std::size_t>(i)];
    if (value > least) ++rank;
    for (Index j = 0; j < columns; ++j)
      b(i, j) = value > least ? b(i, j) * (1 / value) : 0;
  }
  std::vector<double> x(static_cast<std::size_t>(n));
  for (Index j = 0; j < columns; ++j) {
    for (Index i = 0; i < n; ++i) {
      double sum = 0;
      for (Index k = 0; k < n; ++k)
        sum += right(i, k) * b(k, j);
      x[static_cast<std::size_t>(i)] = sum * (1 / size);
    }
    for (Index i = 0; i < n; ++i)
      b(i, j) = x[static_cast<std::size_t>(i)];
  }
  scale(d.data(), d.size(), size);
  std::sort(d.begin(), d.end(), std::greater<>());
  return rank;
}

/// dgelsd's way to solve by a bidiagonal matrix of `a`, which has no fewer rows than
/// columns, or is the transposed of one that has.
Index solveSquare(Columns a, Index rows, Index columns, bool isWide, Columns b,
                  Index right, double rcond, std::vector<double>& values) {
  const lapack::Side side = isWide ? lapack::Side::Right : lapack::Side::Left;
  Bidiagonal matrix = lapack::bidiagonal(a, rows, columns, side);
  const std::vector<double>&q = matrix.tauQ, &p = matrix.tauP;
  const Columns above = a.from(0, columns > 1).transposed();
  const Columns shifted = b.from(columns > 1, 0);
  if (isWide)
    lapack::applyQ(above, columns - 1, p, shifted, right, true);
  else
    lapack::applyQ(a, rows, q, b, right, true);
  const Index rank = solveBidiagonal(matrix, isWide, b, right, rcond);
  if (isWide)
    lapack::applyQ(a, rows, q, b, right, false);
  else
    lapack::applyQ(above, columns - 1, p, shifted, right, false);
  values = matrix.d;
  return rank;
}

void clearBelow(Columns a, Index n) {
  for (Index j = 0; j < n; ++j)
    for (Index i = j + 1; i < n; ++i)
      a(i, j) = 0;
}

/// dgelsd: Aᵀ where it has fewer rows than columns.
Index solveLeast(Columns a, Index rows, Index columns, bool isWide, Columns b,
                 Index right, double rcond, std::vector<double>& values) {
  const auto threshold = static_cast<Index>(static_cast<float>(columns) * 1.6f);
  if (rows < threshold)
    return solveSquare(a, rows, columns, isWide, b, right, rcond, values);
  std::vector<double> tau;
  lapack::factorQR(a, rows, columns, tau,
                   isWide ? lapack::Side::Right : lapack::Side::Left);
  if (!isWide) {
    lapack::applyQ(a, rows, tau, b, right, true);
    clearBelow(a, columns);
    return solveSquare(a, columns, columns, false, b, right, rcond, values);
  }
  std::vector<double> triangle(static_cast<std::size_t>(columns * columns), 0);
  const Columns square{triangle.data(), columns};
  for (Index j = 0; j < columns; ++j)
    for (Index i = 0; i <= j; ++i)
      square(j, i) = a(i, j);
  const Index rank =
      solveSquare(square, columns, columns, false, b, right, rcond, values);
  fillZeros(b, columns, rows, right);
  lapack::applyQ(a, rows, tau, b, right, false);
  return rank;
}

void check(const Array& a, const Array& b) {
  for (const Array* each : {&a, &b})
    if (each->axes() != 2)
      throw Failure("LinAlgError", std::to_string(each->axes()) +
                                       "-dimensional array given. Array must be "
                                       "two-dimensional");
  if (a.shape[0] != b.shape[0]) throw Failure("LinAlgError", "Incompatible dimensions");
  if (a.size() == 0 || b.size() == 0) throw Unsupported("lstsq of an empty matrix");
  if (std::min(a.shape[0], a.shape[1]) > 25)
    throw Unsupported("lstsq of more than 25 rows and columns");
}

}  // namespace

LeastSquares leastSquares(const Array& a, const Array& b, std::optional<double> rcond) {
  const bool isVector = b.axes() == 1;
  const Array right = isVector ? expandDims(b, {1}) : b;
  check(a, right);
  const Index m = a.shape[0], n = a.shape[1], columns = right.shape[1];
  const Index large = std::max(m, n), small = std::min(m, n);
  const Array matrix = byColumns(asDouble(a)), given = byColumns(asDouble(right));
  checkSizes(matrix, kNotConverged);
  checkSizes(given, kNotConverged);
  const Array work = zeros(a.heap(), {columns, large});
  for (Index j = 0; j < columns; ++j)
    std::copy_n(numbers(given) + j * m, m, numbers(work) + j * large);
  double least = rcond.value_or(0x1p-52 * static_cast<double>(large));
  if (least <= 0 || least >= 1) least = 0x1p-53;
  const Columns view{numbers(matrix), m}, to{numbers(work), large};
  std::vector<double> values(static_cast<std::size_t>(small), 0);
  LeastSquares result;
  const bool isZero = std::all_of(numbers(matrix), numbers(matrix) + m * n,
                                  [](double value) { return value == 0; });
  result.rank = 0;
  if (isZero)
    fillZeros(to, 0, large, columns);
  else
    result.rank = solveLeast(m < n ? view.transposed() : view, large, small, m < n, to,
                             columns, least, values);
  const bool hasResiduals = result.rank == n && m > n;
  result.residuals = Array(a.heap(), DType::Float64, {hasResiduals ? columns : 0});
  for (Index j = 0; j < result.residuals.size(); ++j) {
    double sum = 0;
    for (Index i = n; i < m; ++i)
      sum += to(i, j) * to(i, j);
    numbers(result.residuals)[j] = sum;
  }
  result.values = Array(a.heap(), DType::Float64, {small});
  std::copy(values.begin(), values.end(), numbers(result.values));
  result.x = Array(a.heap(), DType::Float64, {n, columns});
  for (Index i = 0; i < n; ++i)
    for (Index j = 0; j < columns; ++j)
      numbers(result.x)[i * columns + j] = to(i, j);
  if (isVector) result.x = reshape(result.x, {n});
  return result;
}

}  // namespace derslik::ndarray
