#include <algorithm>
#include <cmath>
#include <limits>

#include "core/failure.h"
#include "core/ndarray/lapack.h"

namespace derslik::ndarray::lapack {
namespace {

constexpr double kUnit = 0x1p-53;
constexpr double kSmallest = std::numeric_limits<double>::min();

/// dsteqr's work on one block of the matrix that has fallen apart: QL from the top where
/// `step` is 1, QR from the bottom where it is -1. e[i] stands between d[i] and d[i + 1].
class Block {
 public:
  Block(double* d, double* e, Columns z, Index n, Index& sweeps)
      : d_(d), e_(e), z_(z), n_(n), sweeps_(sweeps) {}

  void run(Index l, Index end, Index step) {
    while (step > 0 ? l <= end : l >= end) {
      Index m = l;
      for (; m != end; m += step)
        if (isNegligible(m, m + step)) break;
      if (m != end) between(m, m + step) = 0;
      if (m == l) {
        l += step;
      } else if (m == l + step) {
        pair(std::min(l, m));
        l += 2 * step;
      } else {
        if (sweeps_ == 30 * n_)
          throw Failure("LinAlgError", "Eigenvalues did not converge");
        ++sweeps_;
        sweep(l, m, step);
      }
    }
  }

 private:
  double& between(Index i, Index j) { return e_[std::min(i, j)]; }

  bool isNegligible(Index i, Index j) {
    const double size = std::abs(between(i, j));
    return size * size <= kUnit * kUnit * std::abs(d_[i]) * std::abs(d_[j]) + kSmallest;
  }

  void pair(Index i) {
    const EigenPair two = eigenOfTwo(d_[i], e_[i], d_[i + 1]);
    rotate({z_, n_}, i, two.c, two.s);
    d_[i] = two.larger;
    d_[i + 1] = two.smaller;
    e_[i] = 0;
  }

  /// One implicit step from m to l.
  void sweep(Index l, Index m, Index step) {
    double p = d_[l];
    double g = (d_[l + step] - p) / (2 * between(l, l + step));
    const double high = std::max(std::abs(g), 1.0), low = std::min(std::abs(g), 1.0);
    double r = low == 0 ? high : high * std::sqrt(1 + low / high * (low / high));
    g = d_[m] - p + between(l, l + step) / (g + std::copysign(r, g));
    double s = 1, c = 1;
    p = 0;
    for (Index i = m - step;; i -= step) {
      const double f = s * between(i, i + step), b = c * between(i, i + step);
      const Rotation turn = rotationOf(g, f);
      c = turn.c;
      s = turn.s;
      if (i != m - step) between(i + step, i + 2 * step) = turn.r;
      g = d_[i + step] - p;
      r = (d_[i] - g) * s + 2 * c * b;
      p = s * r;
      d_[i + step] = g + p;
      g = c * r - b;
      // The rotations go to the columns in the order of the sweep.
      rotate({z_, n_}, std::min(i, i + step), c, step > 0 ? -s : s);
      if (i == l) break;
    }
    d_[l] -= p;
    between(l, l + step) = g;
  }

  double *d_, *e_;
  Columns z_;
  Index n_;
  Index& sweeps_;
};

}  // namespace

void tridiagonalEigen(std::vector<double>& d, std::vector<double>& e, Columns z) {
  const auto n = static_cast<Index>(d.size());
  Index sweeps = 0;
  e.push_back(0);
  Block block(d.data(), e.data(), z, n, sweeps);
  for (Index first = 0; first < n;) {
    if (first > 0) e[static_cast<std::size_t>(first - 1)] = 0;
    Index last = first;
    for (; last + 1 < n; ++last) {
      const auto i = static_cast<std::size_t>(last);
      const double size = std::abs(e[i]);
      if (size == 0) break;
      if (size <= std::sqrt(std::abs(d[i])) * std::sqrt(std::abs(d[i + 1])) * kUnit) {
        e[i] = 0;
        break;
      }
    }
    const auto top = static_cast<std::size_t>(first),
               bottom = static_cast<std::size_t>(last);
    if (last > first) {
      if (std::abs(d[bottom]) < std::abs(d[top]))
        block.run(last, first, -1);
      else
        block.run(first, last, 1);
    }
    first = last + 1;
  }
  for (Index i = 0; i + 1 < n; ++i) {
    const auto least = std::min_element(d.begin() + i, d.end()) - d.begin();
    if (least == i) continue;
    std::swap(d[static_cast<std::size_t>(i)], d[static_cast<std::size_t>(least)]);
    for (Index k = 0; k < n; ++k)
      std::swap(z(k, i), z(k, least));
  }
}

}  // namespace derslik::ndarray::lapack
