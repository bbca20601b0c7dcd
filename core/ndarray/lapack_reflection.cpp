#include "core/ndarray/lapack_reflection.h"

#include <algorithm>
#include <cmath>

#include "core/failure.h"

namespace derslik::ndarray::lapack {
namespace {

/// dnrm2 (Blue, "A portable Fortran program to find the Euclidean norm of a vector",
/// 1978) of numbers whose squares do not overflow: tiny ones are summed apart, enlarged.
double norm(const double* x, Index step, Index n) {
  constexpr double kTiny = 0x1p-511, kHuge = 0x1p+485, kEnlarged = 0x1p+537;
  double sum = 0, tiny = 0;
  for (Index i = 0; i < n; ++i) {
    const double size = std::abs(x[i * step]);
    if (!(size < kHuge)) throw Unsupported("linear algebra with numbers of this size");
    if (size < kTiny)
      tiny += size * kEnlarged * (size * kEnlarged);
    else
      sum += size * size;
  }
  if (tiny == 0) return std::sqrt(sum);
  if (sum == 0) return std::sqrt(tiny) / kEnlarged;
  const double one = std::sqrt(sum), other = std::sqrt(tiny) / kEnlarged;
  const double high = std::max(one, other), low = std::min(one, other);
  return std::sqrt(high * high * (1 + low / high * (low / high)));
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
  // dlarfg would enlarge it first.
  if (std::abs(beta) < 0x1p-969)
    throw Unsupported("linear algebra with numbers of this size");
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
