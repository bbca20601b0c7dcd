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

void tridiagonal(Columns a, Index n, std::vector<double>& d, std::vector<double>& e,
                 std::vector<double>& tau) {
  d.assign(static_cast<std::size_t>(n), 0);
  e.assign(static_cast<std::size_t>(n - 1), 0);
  tau = e;
  for (Index i = 0; i + 1 < n; ++i) {
    const Index rest = n - i - 1;
    const Columns part = a.from(i + 1, i + 1);
    double* v = &a(i + 1, i);
    const double t = reflection(v[0], v + 1, rest - 1);
    const double kept = v[0];
    if (t != 0) {
      v[0] = 1;
      // w = t A v - (t/2) (wᵀv) v, and A loses v wᵀ + w vᵀ.
      std::vector<double> w(static_cast<std::size_t>(rest), 0);
      for (Index j = 0; j < rest; ++j) {
        const double x = t * v[j];
        double sum = 0;
        double* to = w.data();
        to[j] += x * part(j, j);
        for (Index k = j + 1; k < rest; ++k) {
          to[k] += x * part(k, j);
          sum += part(k, j) * v[k];
        }
        to[j] += t * sum;
      }
      double inner = 0;
      for (Index j = 0; j < rest; ++j)
        inner += w[static_cast<std::size_t>(j)] * v[j];
      const double alpha = -.5 * t * inner;
      for (Index j = 0; j < rest; ++j)
        w[static_cast<std::size_t>(j)] += alpha * v[j];
      for (Index j = 0; j < rest; ++j) {
        const double x = -w[static_cast<std::size_t>(j)], y = -v[j];
        if (v[j] == 0 && x == 0) continue;
        for (Index k = j; k < rest; ++k)
          part(k, j) = part(k, j) + v[k] * x + w[static_cast<std::size_t>(k)] * y;
      }
    }
    v[0] = kept;
    e[static_cast<std::size_t>(i)] = kept;
    d[static_cast<std::size_t>(i)] = a(i, i);
    tau[static_cast<std::size_t>(i)] = t;
  }
  d[static_cast<std::size_t>(n - 1)] = a(n - 1, n - 1);
}

void applyReflections(Columns a, Index n, const std::vector<double>& tau, Columns z) {
  for (Index i = n - 2; i >= 0; --i) {
    const double kept = a(i + 1, i);
    a(i + 1, i) = 1;
    reflect(&a(i + 1, i), tau[static_cast<std::size_t>(i)], z.from(i + 1, 0), n - i - 1,
            n);
    a(i + 1, i) = kept;
  }
}

}  // namespace derslik::ndarray::lapack
