#include "core/ndarray/lapack_reflection.h"

#include <algorithm>
#include <cmath>

#include "core/failure.h"

namespace derslik::ndarray::lapack {
namespace {

/// dnrm2 of numbers whose squares neither vanish nor overflow.
double norm(const double* x, Index step, Index n) {
  double sum = 0;
  for (Index i = 0; i < n; ++i) {
    const double size = std::abs(x[i * step]);
    if (size != 0 && !(size > 0x1p-510 && size < 0x1p+485))
      throw Unsupported("linear algebra with numbers of this size");
    sum += size * size;
  }
  return std::sqrt(sum);
}

/// dlapy2: √(x² + y²).
double length(double x, double y) {
  const double high = std::max(std::abs(x), std::abs(y));
  const double low = std::min(std::abs(x), std::abs(y));
  return low == 0 ? high : high * std::sqrt(1 + low / high * (low / high));
}

}  // namespace

double reflection(double& alpha, double* x, Index step, Index n) {
  const double rest = norm(x, step, n);
  if (rest == 0) return 0;
  const double beta = -std::copysign(length(alpha, rest), alpha);
  const double tau = (beta - alpha) / beta, scale = 1 / (alpha - beta);
  for (Index i = 0; i < n; ++i)
    x[i * step] *= scale;
  alpha = beta;
  return tau;
}

void reflect(const double* v, Index step, double tau, Columns c, Index rows,
             Index columns, Side side) {
  if (tau == 0) return;
  while (rows > 0 && v[(rows - 1) * step] == 0)
    --rows;
  for (Index j = 0; j < columns; ++j) {
    double sum = 0;
    for (Index i = 0; i < rows; ++i)
      sum += c(i, j) * v[i * step];
    if (sum == 0) continue;
    const double x = -tau * sum;
    for (Index i = 0; i < rows; ++i)
      c(i, j) += side == Side::Left ? v[i * step] * x : sum * (-tau * v[i * step]);
  }
}

}  // namespace derslik::ndarray::lapack
