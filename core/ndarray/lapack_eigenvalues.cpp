#include <algorithm>
#include <cmath>

#include "core/failure.h"
#include "core/ndarray/lapack.h"

namespace derslik::ndarray::lapack {
namespace {

constexpr double kUnit = 0x1p-53;

/// dsterf's work on one block of the matrix that has fallen apart: the QL and QR methods
/// without square roots, from the top where `step` is 1, from the bottom where it is -1.
/// squares[i] is the square of what stands between d[i] and d[i + 1].
class Block {
 public:
  Block(double* d, double* squares, Index& budget)
      : d_(d), squares_(squares), budget_(budget) {}

  void run(Index l, Index end, Index step) {
    while (step > 0 ? l <= end : l >= end) {
      Index m = l;
      for (; m != end; m += step)
        if (std::abs(between(m, m + step)) <=
            kUnit * kUnit * std::abs(d_[m] * d_[m + step]))
          break;
      if (m != end) between(m, m + step) = 0;
      if (m == l) {
        l += step;
      } else if (m == l + step) {
        const EigenPair two = eigenOfTwo(d_[l], std::sqrt(between(l, m)), d_[m]);
        d_[l] = two.larger;
        d_[m] = two.smaller;
        between(l, m) = 0;
        l += 2 * step;
      } else {
        if (budget_-- == 0) throw Failure("LinAlgError", "Eigenvalues did not converge");
        sweep(l, m, step);
      }
    }
  }

 private:
  double& between(Index i, Index j) { return squares_[std::min(i, j)]; }

  void sweep(Index l, Index m, Index step) {
    const double root = std::sqrt(between(l, l + step));
    double sigma = (d_[l + step] - d_[l]) / (2 * root);
    const double high = std::max(std::abs(sigma), 1.0);
    const double low = std::min(std::abs(sigma), 1.0);
    const double r = low == 0 ? high : high * std::sqrt(1 + low / high * (low / high));
    sigma = d_[l] - root / (sigma + std::copysign(r, sigma));
    double c = 1, s = 0, gamma = d_[m] - sigma, p = gamma * gamma;
    for (Index i = m - step;; i -= step) {
      const double square = between(i, i + step), sum = p + square;
      if (i != m - step) between(i + step, i + 2 * step) = s * sum;
      const double oldC = c, oldGamma = gamma;
      c = p / sum;
      s = square / sum;
      gamma = c * (d_[i] - sigma) - s * oldGamma;
      d_[i + step] = oldGamma + (d_[i] - gamma);
      p = c != 0 ? gamma * gamma / c : oldC * square;
      if (i == l) break;
    }
    between(l, l + step) = s * p;
    d_[l] = sigma + gamma;
  }

  double *d_, *squares_;
  Index& budget_;
};

}  // namespace

void tridiagonalEigenvalues(std::vector<double>& d, std::vector<double>& e) {
  const auto n = static_cast<Index>(d.size());
  Index budget = 30 * n;
  Block block(d.data(), e.data(), budget);
  for (Index first = 0; first < n;) {
    Index last = first;
    for (; last + 1 < n; ++last) {
      double& beside = e[static_cast<std::size_t>(last)];
      const auto root = [&](Index i) {
        return std::sqrt(std::abs(d[static_cast<std::size_t>(i)]));
      };
      if (std::abs(beside) <= root(last) * root(last + 1) * kUnit) {
        beside = 0;
        break;
      }
      beside *= beside;
    }
    const auto size = [&](Index i) { return std::abs(d[static_cast<std::size_t>(i)]); };
    if (size(last) < size(first))
      block.run(last, first, -1);
    else
      block.run(first, last, 1);
    first = last + 1;
  }
  std::sort(d.begin(), d.end());
}

}  // namespace derslik::ndarray::lapack
