#include "core/ndarray/linalg.h"

#include <algorithm>
#include <cmath>

#include "core/libm/libm.h"
#include "core/ndarray/broadcast.h"
#include "core/ndarray/convert.h"
#include "core/ndarray/create.h"
#include "core/ndarray/lapack.h"
#include "core/ndarray/matmul.h"
#include "core/ndarray/shape.h"

namespace derslik::ndarray {
namespace {

double* numbers(const Array& a) {
  return reinterpret_cast<double*>(a.data);
}

Array asDouble(const Array& a) {
  if (a.dtype == DType::Float32) throw Unsupported("linear algebra of float32");
  if (a.dtype == DType::String) throw Unsupported("linear algebra of strings");
  return as(a, DType::Float64);
}

Index squareSize(const Array& a, Index limit) {
  if (a.axes() < 2)
    throw Failure("LinAlgError", std::to_string(a.axes()) +
                                     "-dimensional array given. Array must be at least "
                                     "two-dimensional");
  const Index n = a.shape.back();
  if (a.shape[a.axes() - 2] != n)
    throw Failure("LinAlgError", "Last 2 dimensions of the array must be square");
  if (n > limit) throw Unsupported("linear algebra of more than 64 rows");
  return n;
}

/// A copy whose last two axes lie as Fortran has them: its rows are the matrix's columns.
Array byColumns(const Array& a) {
  return copy(swapAxes(a, -1, -2));
}

Array withoutMatrix(const Array& a) {
  Array outer = a;
  for (int i = 0; i < 2; ++i) {
    outer.shape.pop();
    outer.strides.pop();
  }
  return outer;
}

Array solved(const Array& a, const Array& b) {
  const Index n = squareSize(a, 64), columns = b.shape.back();
  if (b.shape[b.axes() - 2] != n)
    throw Failure(
        "ValueError",
        "solve: Input operand 1 has a mismatch in its core dimension 0, with gufunc "
        "signature (m,m),(m,n)->(m,n) (size " +
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
  const Index n = squareSize(a, 64);
  const Array matrix = asDouble(a);
  return solved(matrix, broadcastTo(eye(a.heap(), n, n), a.shape));
}

Array solve(const Array& a, const Array& b) {
  squareSize(a, 64);
  if (b.isScalar()) throw Unsupported("solve for a number");
  if (b.axes() == a.axes() - 1) {
    const Array x = solved(asDouble(a), expandDims(asDouble(b), {b.axes()}));
    return reshape(x, b.shape);
  }
  if (b.axes() < 2) throw Unsupported("solve with stacks of other shapes");
  return solved(asDouble(a), asDouble(b));
}

Array determinant(const Array& a) {
  const Index n = squareSize(a, 64);
  const Array lu = byColumns(asDouble(a));
  const Array result(a.heap(), DType::Float64, withoutMatrix(a).shape);
  std::vector<Index> pivots;
  for (Index i = 0; i < result.size(); ++i) {
    const lapack::Columns matrix{numbers(lu) + i * n * n, n};
    const bool isRegular = lapack::factorLU(matrix, n, pivots);
    double sign = 1, logarithm = 0;
    for (Index k = 0; k < n; ++k) {
      const double x = matrix(k, k);
      if ((pivots[static_cast<std::size_t>(k)] != k) != (x < 0)) sign = -sign;
      logarithm += libm::log(std::abs(x));
    }
    numbers(result)[i] = isRegular ? sign * libm::exp(logarithm) : 0;
  }
  return result;
}

std::pair<Array, Array> qr(const Array& a, bool isComplete) {
  if (a.axes() != 2) throw Unsupported("qr of anything but one matrix");
  const Index rows = a.shape[0], columns = a.shape[1], both = std::min(rows, columns);
  if (both > 32) throw Unsupported("linear algebra of more than 32 columns");
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

Array norm(const Array& a, const Axes& axes, bool keepAxes) {
  const Array x = isFloat(a.dtype) ? a : asDouble(a);
  if (axes) {
    const Array squares = apply(Binary::Multiply, x, x);
    const Array result = reduce(Reduction::Sum, squares, axes, keepAxes);
    applyInto(Unary::Sqrt, result, result);
    return result;
  }
  // Without axes a plain sum in the order of memory, as the BLAS takes it.
  Nest nest(x.shape);
  nest.add(x);
  const Array flat = ravel(transpose(x, nest.sort()));
  Array result = apply(Unary::Sqrt, dot(flat, flat));
  if (keepAxes) result = reshape(result, Dims(a.axes(), 1));
  return result;
}

Array absoluteNorm(const Array& a, Index axis, bool isLargest, bool keepAxes) {
  const Array size = apply(Unary::Absolute, isFloat(a.dtype) ? a : asDouble(a));
  return reduce(isLargest ? Reduction::Maximum : Reduction::Sum, size, Dims{axis},
                keepAxes);
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

Array trace(const Array& a, Index offset) {
  return reduce(Reduction::Sum, diagonal(a, offset));
}

}  // namespace derslik::ndarray
