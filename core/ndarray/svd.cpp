#include "core/ndarray/svd.h"

#include <algorithm>
#include <cmath>

#include "core/ndarray/convert.h"
#include "core/ndarray/create.h"
#include "core/ndarray/linalg_matrix.h"
#include "core/ndarray/matmul.h"
#include "core/ndarray/reduce.h"
#include "core/ndarray/shape.h"

namespace derslik::ndarray {
namespace {

using lapack::Bidiagonal;
using lapack::Columns;
using lapack::Side;
using lapack::Vectors;

constexpr const char* kNotConverged = "SVD did not converge";

/// Memory of a matrix, its columns one after the other.
struct Work {
  Work(Index rows, Index columns)
      : values(static_cast<std::size_t>(rows * columns), 0), rows(rows) {}
  Columns columns() { return {values.data(), rows}; }

  std::vector<double> values;
  Index rows;
};

void makeIdentity(Columns a, Index n) {
  for (Index j = 0; j < n; ++j)
    for (Index i = 0; i < n; ++i)
      a(i, j) = i == j;
}

/// The triangle on and above the diagonal; zeros below.
Work upperTriangle(Columns a, Index n) {
  Work triangle(n, n);
  for (Index j = 0; j < n; ++j)
    for (Index i = 0; i <= j; ++i)
      triangle.columns()(i, j) = a(i, j);
  return triangle;
}

/// dgemm: the first `inner` columns of Q times B, which come to stand there.
void multiply(Columns q, Index rows, Index inner, Columns b) {
  Work product(rows, inner);
  const Columns c = product.columns();
  for (Index j = 0; j < inner; ++j)
    for (Index k = 0; k < inner; ++k)
      for (Index i = 0; i < rows; ++i)
        c(i, j) += b(k, j) * q(i, k);
  for (Index j = 0; j < inner; ++j)
    for (Index i = 0; i < rows; ++i)
      q(i, j) = c(i, j);
}

/// The singular vectors of the bidiagonal matrix become those of `a`, of so many rows,
/// by the reflections that are left in it. The columns of `left` are Q's side.
void applyBoth(Columns a, Index rows, Index columns, const Bidiagonal& b, Vectors left,
               Vectors right, Side side) {
  const Side other = side == Side::Left ? Side::Right : Side::Left;
  lapack::applyQ(a, rows, b.tauQ, left.columns, left.rows, false, side);
  if (columns > 1)
    lapack::applyQ(a.from(0, 1).transposed(), columns - 1, b.tauP,
                   right.columns.from(1, 0), right.rows, false, other);
}

/// dgesdd of one matrix of no fewer rows than columns, or of the transposed of one of
/// fewer. `u` has `width` columns, none where no vectors are wanted.
void decompose(Columns a, Index rows, Index columns, bool isTransposed, double* values,
               Columns u, Index width, Columns v) {
  const Side side = isTransposed ? Side::Right : Side::Left;
  const bool hasVectors = width > 0;
  const Index order = hasVectors ? columns : 0;
  if (hasVectors) makeIdentity(v, columns);
  const auto run = [&](Bidiagonal& b, bool isLower, Vectors tall) {
    // A lower bidiagonal matrix is the transposed of the one at hand.
    const Vectors small{v, order};
    if (isTransposed)
      lapack::singularValues(b, isLower, small, tall);
    else
      lapack::singularValues(b, isLower, tall, small);
    std::copy(b.d.begin(), b.d.end(), values);
  };
  const bool isTall = rows >= columns * 11 / 6;
  if (!isTall) {
    Bidiagonal b = lapack::bidiagonal(a, rows, columns, side);
    if (hasVectors) makeIdentity(u, width);
    run(b, isTransposed, {u, order});
    if (hasVectors) applyBoth(a, rows, columns, b, {u, width}, {v, columns}, side);
    return;
  }
  std::vector<double> tau;
  lapack::factorQR(a, rows, columns, tau, side);
  Work triangle = upperTriangle(a, columns);
  // A square matrix is worked on as it stands, and not as its transposed.
  const Columns square =
      isTransposed ? triangle.columns().transposed() : triangle.columns();
  Bidiagonal b = lapack::bidiagonal(square, columns, columns);
  Work core(columns, columns);
  if (hasVectors) makeIdentity(core.columns(), columns);
  run(b, false, {core.columns(), order});
  if (!hasVectors) return;
  const Vectors tall{core.columns(), columns}, small{v, columns};
  applyBoth(square, columns, columns, b, isTransposed ? small : tall,
            isTransposed ? tall : small, Side::Left);
  for (Index j = 0; j < std::min(width, columns); ++j)
    for (Index i = 0; i < rows; ++i)
      u(i, j) = a(i, j);
  lapack::formQ(u, rows, width, tau, side);
  multiply(u, rows, columns, core.columns());
}

/// Calls `each` with one matrix after the other, tall or transposed.
template<class Each>
void forEachMatrix(const Array& a, Each each) {
  const Index m = a.shape[a.axes() - 2], n = a.shape.back();
  const Array matrices = byColumns(asDouble(a));
  checkSizes(matrices, kNotConverged);
  const bool isTransposed = m < n;
  for (Index i = 0; i < withoutMatrix(a).size(); ++i) {
    const Columns matrix{numbers(matrices) + i * m * n, m};
    each(i, isTransposed ? matrix.transposed() : matrix, isTransposed);
  }
}

Dims shapeOf(const Array& a, std::initializer_list<Index> last) {
  Dims shape = withoutMatrix(a).shape;
  for (const Index n : last)
    shape.push(n);
  return shape;
}

}  // namespace

Svd svd(const Array& a, bool isFull) {
  checkMatrices(a);
  const Index m = a.shape[a.axes() - 2], n = a.shape.back();
  const Index small = std::min(m, n), large = std::max(m, n);
  if (small > 25) throw Unsupported("singular vectors of more than 25 rows and columns");
  if (small == 0) throw Unsupported("svd of an empty matrix");
  if (large > 4096) throw Unsupported("svd of more than 4096 rows");
  const Index width = isFull ? large : small;
  const bool isWide = m < n;
  Svd result{Array(a.heap(), DType::Float64, shapeOf(a, {m, isWide ? m : width})),
             Array(a.heap(), DType::Float64, shapeOf(a, {small})),
             Array(a.heap(), DType::Float64, shapeOf(a, {isWide ? width : n, n}))};
  Work tall(large, width), square(small, small);
  forEachMatrix(a, [&](Index i, Columns matrix, bool isTransposed) {
    std::fill(tall.values.begin(), tall.values.end(), 0);
    decompose(matrix, large, small, isTransposed, numbers(result.values) + i * small,
              tall.columns(), width, square.columns());
    const Columns u = (isTransposed ? square : tall).columns();
    const Columns v = (isTransposed ? tall : square).columns();
    const Index columns = result.u.shape.back(), rows = result.vt.shape[a.axes() - 2];
    for (Index j = 0; j < m * columns; ++j)
      numbers(result.u)[i * m * columns + j] = u(j / columns, j % columns);
    for (Index j = 0; j < rows * n; ++j)
      numbers(result.vt)[i * rows * n + j] = v(j % n, j / n);
  });
  return result;
}

Array singularValues(const Array& a) {
  checkMatrices(a);
  const Index m = a.shape[a.axes() - 2], n = a.shape.back();
  const Index small = std::min(m, n), large = std::max(m, n);
  if (small > 128) throw Unsupported("singular values of more than 128 columns");
  const Array values(a.heap(), DType::Float64, shapeOf(a, {small}));
  if (small == 0) return values;
  forEachMatrix(a, [&](Index i, Columns matrix, bool isTransposed) {
    decompose(matrix, large, small, isTransposed, numbers(values) + i * small, matrix, 0,
              matrix);
  });
  return values;
}

Array pseudoInverse(const Array& a, double rcond) {
  if (a.axes() == 2 && a.size() == 0)
    return Array(a.heap(), a.dtype, {a.shape[1], a.shape[0]});
  const Svd parts = svd(a, false);
  const Array ut = copy(swapAxes(parts.u, -1, -2));
  const Index small = parts.values.shape.back(), m = ut.shape.back();
  for (Index i = 0; i < withoutMatrix(a).size(); ++i) {
    const double* values = numbers(parts.values) + i * small;
    const double cutoff = rcond * *std::max_element(values, values + small);
    for (Index j = 0; j < small; ++j) {
      const double factor = values[j] > cutoff ? 1 / values[j] : 0;
      for (Index k = 0; k < m; ++k)
        numbers(ut)[(i * small + j) * m + k] *= factor;
    }
  }
  return matmul(swapAxes(parts.vt, -1, -2), ut);
}

Array matrixRank(const Array& a, std::optional<double> tolerance) {
  if (a.axes() < 2) {
    const Array zero = scalarArray(a.heap(), 0);
    return astype(reduce(Reduction::Any, apply(Binary::NotEqual, a, zero)), DType::Int64);
  }
  const Array values = singularValues(a);
  const Index small = values.shape.back();
  const Index large = std::max(a.shape[a.axes() - 2], a.shape.back());
  if (small == 0 && !tolerance)
    throw Failure("ValueError",
                  "zero-size array to reduction operation maximum which has no identity");
  const Array ranks(a.heap(), DType::Int64, withoutMatrix(a).shape);
  for (Index i = 0; i < ranks.size(); ++i) {
    const double* s = numbers(values) + i * small;
    const double least =
        tolerance.value_or(small == 0 ? 0
                                      : *std::max_element(s, s + small) *
                                            static_cast<double>(large) * 0x1p-52);
    reinterpret_cast<std::int64_t*>(ranks.data)[i] =
        std::count_if(s, s + small, [&](double value) { return value > least; });
  }
  return ranks;
}

Array singularRatio(const Array& a, bool isInverse) {
  if (a.axes() >= 2 && a.shape[a.axes() - 2] * a.shape.back() == 0)
    throw Failure("LinAlgError", "cond is not defined on empty arrays");
  const Array values = singularValues(a);
  const Index small = values.shape.back();
  const Array result(a.heap(), DType::Float64, withoutMatrix(a).shape);
  for (Index i = 0; i < result.size(); ++i) {
    const double first = numbers(values)[i * small];
    const double last = numbers(values)[i * small + small - 1];
    const double ratio = isInverse ? last / first : first / last;
    numbers(result)[i] = std::isnan(ratio) ? HUGE_VAL : ratio;
  }
  return result;
}

}  // namespace derslik::ndarray
