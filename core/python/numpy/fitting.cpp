// np.polyfit, np.cov and np.corrcoef: what is said of variables and their observations.

#include "core/ndarray/convert.h"
#include "core/ndarray/covariance.h"
#include "core/ndarray/join.h"
#include "core/ndarray/reduce.h"
#include "core/ndarray/sampled.h"
#include "core/ndarray/shape.h"
#include "core/ndarray/svd.h"
#include "core/python/numpy/tables.h"

namespace derslik::python::vm {

namespace {

using ndarray::Binary;

Array real(Call& c, int i) {
  const Array array = c.array(i);
  if (array.dtype == DType::Float32 || array.dtype == DType::String)
    c.refuse("such a dtype");
  return ndarray::as(array, DType::Float64);
}

/// numpy/lib/polynomial.py: least squares over powers of x, each scaled to length 1.
///
///     >>> np.polyfit([0, 1, 2], [1, 3, 5], 1).round(6)
///     array([2., 1.])
Value polyfit(Call& c) {
  const Index degree = c.integer(2, 0);
  const Array x = real(c, 0), y = real(c, 1);
  if (degree < 0) valueError("expected deg >= 0");
  if (x.axes() != 1) typeError("expected 1D vector for x");
  if (x.size() == 0) typeError("expected non-empty vector for x");
  if (y.axes() < 1 || y.axes() > 2) typeError("expected 1D or 2D array for y");
  if (x.shape[0] != y.shape[0]) typeError("expected x and y to have same length");
  const Array powers = ndarray::vandermonde(x, degree + 1);
  const Array scale = ndarray::apply(
      ndarray::Unary::Sqrt,
      ndarray::reduce(ndarray::Reduction::Sum,
                      ndarray::apply(Binary::Multiply, powers, powers), Dims{0}));
  ndarray::applyInto(Binary::Divide, powers, powers, scale);
  const double epsilon = std::numeric_limits<double>::epsilon();
  const auto found =
      ndarray::leastSquares(powers, y, static_cast<double>(x.size()) * epsilon);
  if (found.rank != degree + 1) c.refuse("poorly conditioned points");
  return c.whole(ndarray::transpose(
      ndarray::apply(Binary::Divide, ndarray::transpose(found.x), scale)));
}

/// m alone, or with the variables of y under its own: then in rows.
struct Observations {
  Array m;
  bool areRows;
};

Observations observations(Call& c) {
  const Array m = c.array(0);
  const bool areRows = c.flag(2, true);
  if (!c.has(1)) return {m, areRows};
  const Array y = c.array(1);
  if (m.axes() > 2) valueError("m has more than 2 dimensions");
  if (y.axes() > 2) valueError("y has more than 2 dimensions");
  const auto rows = [&](const Array& a) {
    const Array matrix = ndarray::atLeast2d(ndarray::as(a, DType::Float64));
    return areRows || matrix.shape[0] == 1 ? matrix : ndarray::transpose(matrix);
  };
  return {ndarray::concatenate({rows(m), rows(y)}), true};
}

const FunctionDef kTable[] = {
    {"polyfit(x, y, deg, !rcond, !full, !w, !cov)", polyfit},
    {"cov(m, y=, rowvar=, bias=, ddof=, !fweights, !aweights)",
     [](Call& c) {
       const auto [m, areRows] = observations(c);
       const int ddof = static_cast<int>(c.integer(4, c.flag(3) ? 0 : 1));
       return c.result(ndarray::covariance(m, areRows, ddof));
     }},
    {"corrcoef(x, y=, rowvar=)",
     [](Call& c) {
       const auto [m, areRows] = observations(c);
       return c.result(ndarray::correlation(m, areRows));
     }},
};

}  // namespace

void addFitting(Machine& m, Numpy& np) {
  addFunctions(m, &np, nullptr, kTable);
}

}  // namespace derslik::python::vm
