#include <algorithm>

#include "core/ndarray/lapack_reflection.h"

namespace derslik::ndarray::lapack {
void factorQR(Columns a, Index rows, Index columns, std::vector<double>& tau, Side side) {
  const Index both = std::min(rows, columns);
  tau.assign(static_cast<std::size_t>(both), 0);
  for (Index i = 0; i < both; ++i) {
    double& t = tau[static_cast<std::size_t>(i)];
    t = reflection(a(i, i), &a(std::min(i + 1, rows - 1), i), a.step, rows - i - 1);
    if (i + 1 == columns) continue;
    const double kept = a(i, i);
    a(i, i) = 1;
    reflect(&a(i, i), a.step, t, a.from(i, i + 1), rows - i, columns - i - 1, side);
    a(i, i) = kept;
  }
}

void formQ(Columns a, Index rows, Index columns, const std::vector<double>& tau,
           Side side) {
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
      reflect(&a(i, i), a.step, t, a.from(i, i + 1), rows - i, columns - i - 1, side);
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
    const double t = reflection(v[0], v + 1, 1, rest - 1);
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

void applyQ(Columns a, Index rows, const std::vector<double>& tau, Columns c,
            Index columns, bool isTransposed, Side side) {
  const auto count = static_cast<Index>(tau.size());
  for (Index k = 0; k < count; ++k) {
    const Index i = isTransposed ? k : count - 1 - k;
    const double kept = a(i, i);
    a(i, i) = 1;
    reflect(&a(i, i), a.step, tau[static_cast<std::size_t>(i)], c.from(i, 0), rows - i,
            columns, side);
    a(i, i) = kept;
  }
}

void applyReflections(Columns a, Index n, const std::vector<double>& tau, Columns z) {
  applyQ(a.from(1, 0), n - 1, tau, z.from(1, 0), n, false);
}

Bidiagonal bidiagonal(Columns a, Index rows, Index columns, Side side) {
  const Side other = side == Side::Left ? Side::Right : Side::Left;
  Bidiagonal b;
  for (Index i = 0; i < columns; ++i) {
    const Index below = rows - i, beside = columns - i - 1;
    double& diagonal = a(i, i);
    b.tauQ.push_back(
        reflection(diagonal, &a(std::min(i + 1, rows - 1), i), a.step, below - 1));
    b.d.push_back(diagonal);
    if (beside == 0) break;
    diagonal = 1;
    reflect(&diagonal, a.step, b.tauQ.back(), a.from(i, i + 1), below, beside, side);
    diagonal = b.d.back();
    double& above = a(i, i + 1);
    b.tauP.push_back(
        reflection(above, &a(i, std::min(i + 2, columns - 1)), a.leading, beside - 1));
    b.e.push_back(above);
    above = 1;
    if (below > 1)
      reflect(&above, a.leading, b.tauP.back(), a.from(i + 1, i + 1).transposed(), beside,
              below - 1, other);
    above = b.e.back();
  }
  return b;
}

}  // namespace derslik::ndarray::lapack
