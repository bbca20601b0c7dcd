#include "core/ndarray/linalg.h"

#include <algorithm>
#include <cmath>

#include "core/libm/libm.h"
#include "core/ndarray/broadcast.h"
#include "core/ndarray/convert.h"
#include "core/ndarray/create.h"
#include "core/ndarray/linalg_matrix.h"
#include "core/ndarray/matmul.h"
#include "core/ndarray/shape.h"

namespace derslik::ndarray {
namespace {

/// The largest matrices whose factors are computed here; a program's time counts too.
constexpr Index kMostRows = 512;

/// A vector is solved for by a gufunc of its own.
Array solved(const Array& a, const Array& b, bool isVector = false) {
  const Index n = squareSize(a, kMostRows), columns = b.shape.back();
  if (b.shape[b.axes() - 2] != n)
    throw Failure(
        "ValueError",
        std::string(isVector ? "solve1" : "solve") +
            ": Input operand 1 has a mismatch in its core dimension 0, with gufunc "
            "signature " +
            (isVector ? "(m,m),(m)->(m)" : "(m,m),(m,n)->(m,n)") + " (size " +
            std::to_string(static_cast<long long>(b.shape[b.axes() - 2])) +
            " is different from " + std::to_string(static_cast<long long>(n)) + ")");
  const Array outerA = withoutMatrix(a), outerB = withoutMatrix(b);
  if (outerA.shape != outerB.shape)
    throw Unsupported("solve with stacks of other shapes");
  const Array lu = byColumns(a), x = byColumns(b);
  std::vector<Index> pivots;
  for (Index i = 0; i < outerA.size(); ++i) {
    const lapack::Columns left{numbers(lu) + i * n * n, n};
    const lapack::Columns right{numbers(x) + i * n * columns, n};
    if (!lapack::factorLU(left, n, pivots))
      throw Failure("LinAlgError", "Singular matrix");
    lapack::solveLU(left, n, pivots, right, columns);
  }
  return copy(swapAxes(x, -1, -2));
}

}  // namespace

Array inverse(const Array& a) {
  const Index n = squareSize(a, kMostRows);
  const Array matrix = asDouble(a);
  return solved(matrix, broadcastTo(eye(a.heap(), n, n), a.shape));
}

Array solve(const Array& a, const Array& b) {
  squareSize(a, kMostRows);
  if (b.isScalar()) throw Unsupported("solve for a number");
  if (b.axes() == a.axes() - 1) {
    const Array x = solved(asDouble(a), expandDims(asDouble(b), {b.axes()}), true);
    return reshape(x, b.shape);
  }
  if (b.axes() < 2) throw Unsupported("solve with stacks of other shapes");
  return solved(asDouble(a), asDouble(b));
}

SignAndLogarithm signAndLogarithm(const Array& a) {
  const Index n = squareSize(a, kMostRows);
  const Array lu = byColumns(asDouble(a));
  const Dims shape = withoutMatrix(a).shape;
  const SignAndLogarithm result{Array(a.heap(), DType::Float64, shape),
                                Array(a.heap(), DType::Float64, shape)};
  std::vector<Index> pivots;
  for (Index i = 0; i < result.sign.size(); ++i) {
    const lapack::Columns matrix{numbers(lu) + i * n * n, n};
    const bool isRegular = lapack::factorLU(matrix, n, pivots);
    double sign = 1, logarithm = 0;
    for (Index k = 0; k < n; ++k) {
      const double x = matrix(k, k);
      if ((pivots[static_cast<std::size_t>(k)] != k) != (x < 0)) sign = -sign;
      logarithm += libm::log(std::abs(x));
    }
    numbers(result.sign)[i] = isRegular ? sign : 0;
    numbers(result.logarithm)[i] = isRegular ? logarithm : -HUGE_VAL;
  }
  return result;
}

Array determinant(const Array& a) {
  const SignAndLogarithm parts = signAndLogarithm(a);
  for (Index i = 0; i < parts.sign.size(); ++i)
    numbers(parts.sign)[i] *= libm::exp(numbers(parts.logarithm)[i]);
  return parts.sign;
}

Array cholesky(const Array& a) {
  const Index n = squareSize(a, 64);
  const Array factors = byColumns(asDouble(a));
  for (Index i = 0; i < withoutMatrix(a).size(); ++i) {
    const lapack::Columns matrix{numbers(factors) + i * n * n, n};
    if (!lapack::factorCholesky(matrix, n))
      throw Failure("LinAlgError", "Matrix is not positive definite");
    for (Index j = 1; j < n; ++j)
      std::fill_n(&matrix(0, j), j, 0.);
  }
  return copy(swapAxes(factors, -1, -2));
}

std::pair<Array, Array> qr(const Array& a, bool isComplete) {
  if (a.axes() != 2) throw Unsupported("qr of anything but one matrix");
  const Index rows = a.shape[0], columns = a.shape[1], both = std::min(rows, columns);
  if (both > 128) throw Unsupported("qr of more than 128 columns");
  if (both == 0) throw Unsupported("qr of an empty matrix");
  const Array factors = byColumns(asDouble(a));
  std::vector<double> tau;
  lapack::factorQR({numbers(factors), rows}, rows, columns, tau);
  const Index width = isComplete ? rows : both;
  const Array q(a.heap(), DType::Float64, {width, rows});
  for (Index j = 0; j < std::min(width, columns); ++j)
    std::copy_n(numbers(factors) + j * rows, rows, numbers(q) + j * rows);
  lapack::formQ({numbers(q), rows}, rows, width, tau);
  const Array r(a.heap(), DType::Float64, {isComplete ? rows : both, columns});
  for (Index i = 0; i < r.shape[0]; ++i)
    for (Index j = 0; j < columns; ++j)
      numbers(r)[i * columns + j] = j < i ? 0 : numbers(factors)[j * rows + i];
  return {copy(transpose(q)), r};
}

std::pair<Array, Array> eigh(const Array& a) {
  const Index n = squareSize(a, 25);
  if (a.axes() != 2 || n == 0) throw Unsupported("eigh of anything but one matrix");
  const Array matrix = byColumns(asDouble(a));
  const Array values(a.heap(), DType::Float64, {n});
  const Array vectors = eye(a.heap(), n, n);
  double size = 0;
  for (Index i = 0; i < n * n; ++i)
    size = std::max(size, std::abs(numbers(matrix)[i]));
  // Where LAPACK would scale the matrix first.
  if (size != 0 && !(size > 0x1p-480 && size < 0x1p+480))
    throw Unsupported("linear algebra with numbers of this size");
  if (n == 1) {
    numbers(values)[0] = numbers(matrix)[0];
    return {values, vectors};
  }
  const lapack::Columns columns{numbers(matrix), n}, z{numbers(vectors), n};
  std::vector<double> d, e, tau;
  lapack::tridiagonal(columns, n, d, e, tau);
  lapack::tridiagonalEigen(d, e, z);
  lapack::applyReflections(columns, n, tau, z);
  std::copy(d.begin(), d.end(), numbers(values));
  return {values, copy(transpose(vectors))};
}

Array eigenvalues(const Array& a) {
  const Index n = squareSize(a, 256);
  const Array matrices = byColumns(asDouble(a));
  checkSizes(matrices, "Eigenvalues did not converge");
  Dims shape = withoutMatrix(a).shape;
  shape.push(n);
  const Array values(a.heap(), DType::Float64, shape);
  if (n == 0) return values;
  std::vector<double> d, e, tau;
  for (Index i = 0; i < withoutMatrix(a).size(); ++i) {
    lapack::tridiagonal({numbers(matrices) + i * n * n, n}, n, d, e, tau);
    lapack::tridiagonalEigenvalues(d, e);
    const double size = std::max(std::abs(d.front()), std::abs(d.back()));
    for (const double value : d)
      if (n > 32 && std::abs(value) < 1e-6 * size)
        throw Unsupported("small eigenvalues of more than 32 rows");
    std::copy(d.begin(), d.end(), numbers(values) + i * n);
  }
  return values;
}

Array matrixPower(const Array& a, Index n) {
  const Index size = squareSize(a, 1 << 20);
  if (n < 0) return matrixPower(inverse(a), -n);
  if (n == 0) return copy(broadcastTo(eye(a.heap(), size, size, 0, a.dtype), a.shape));
  if (n == 3) return matmul(matmul(a, a), a);
  Array square = a, result;
  bool hasResult = false;
  for (bool isFirst = true; n > 0; isFirst = false) {
    if (!isFirst) square = matmul(square, square);
    if (n & 1) {
      result = hasResult ? matmul(result, square) : square;
      hasResult = true;
    }
    n >>= 1;
  }
  return result.sharesBuffer(a) ? copy(result) : result;
}

}  // namespace derslik::ndarray
