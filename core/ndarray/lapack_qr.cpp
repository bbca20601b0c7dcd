#include <algorithm>
#include <cmath>

#include "core/failure.h"
#include "core/ndarray/lapack.h"

namespace derslik::ndarray::lapack {
namespace {

/// dnrm2 of numbers whose squares neither vanish nor overflow.
double norm(const double* x, Index n) {
  double sum = 0;
  for (Index i = 0; i < n; ++i) {
    const double size = std::abs(x[i]);
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

/// dlarfg: the reflection that makes (alpha, x) a multiple of the first axis.
double reflection(double& alpha, double* x, Index n) {
  const double rest = norm(x, n);
  if (rest == 0) return 0;
  const double beta = -std::copysign(length(alpha, rest), alpha);
  const double tau = (beta - alpha) / beta, scale = 1 / (alpha - beta);
  for (Index i = 0; i < n; ++i)
    x[i] *= scale;
  alpha = beta;
  return tau;
}

/// dlarf: C becomes (1 - tau v vᵀ) C, where v begins with 1.
void reflect(const double* v, double tau, Columns c, Index rows, Index columns) {
  if (tau == 0) return;
  while (rows > 0 && v[rows - 1] == 0)
    --rows;
  for (Index j = 0; j < columns; ++j) {
    double sum = 0;
    for (Index i = 0; i < rows; ++i)
      sum += c(i, j) * v[i];
    const double x = -tau * sum;
    if (sum != 0)
      for (Index i = 0; i < rows; ++i)
        c(i, j) += v[i] * x;
  }
}

}  // namespace

void factorQR(Columns a, Index rows, Index columns, std::vector<double>& tau) {
  const Index both = std::min(rows, columns);
  tau.assign(static_cast<std::size_t>(both), 0);
  for (Index i = 0; i < both; ++i) {
    double& t = tau[static_cast<std::size_t>(i)];
    t = reflection(a(i, i), &a(std::min(i + 1, rows - 1), i), rows - i - 1);
    if (i + 1 == columns) continue;
    const double kept = a(i, i);
    a(i, i) = 1;
    reflect(&a(i, i), t, a.from(i, i + 1), rows - i, columns - i - 1);
    a(i, i) = kept;
  }
}

void formQ(Columns a, Index rows, Index columns, const std::vector<double>& tau) {
  const auto reflections = static_cast<Index>(tau.size());
  for (Index j = reflections; j < columns; ++j) {
    for (Index i = 0; i < rows; ++i)
      a(i, j) = 0;
    a(j, j) = 1;
  }
  for (Index i = reflections - 1; i >= 0; --i) {
    const double t = tau[static_cast<std::size_t>(i)];
    if (i + 1 < columns) {
      a(i, i) = 1;
      reflect(&a(i, i), t, a.from(i, i + 1), rows - i, columns - i - 1);
    }
    for (Index k = i + 1; k < rows; ++k)
      a(k, i) *= -t;
    a(i, i) = 1 - t;
    for (Index k = 0; k < i; ++k)
      a(k, i) = 0;
  }
}

}  // namespace derslik::ndarray::lapack
