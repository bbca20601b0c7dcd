#include <cmath>

#include "core/failure.h"
#include "core/libm/libm.h"
#include "core/random/counts.h"

namespace derslik {
namespace {

/// ln Γ(x) for x ≥ 1 (Zhang and Jin, Computation of Special Functions, 1996).
double logGamma(double x) {
  constexpr double kSeries[] = {8.333333333333333e-02, -2.777777777777778e-03,
                                7.936507936507937e-04, -5.952380952380952e-04,
                                8.417508417508418e-04, -1.917526917526918e-03,
                                6.410256410256410e-03, -2.955065359477124e-02,
                                1.796443723688307e-01, -1.39243221690590e+00};
  constexpr double kTwoPi = 6.283185307179586;
  if (x == 1 || x == 2) return 0;
  const auto up = x <= 7 ? static_cast<std::int64_t>(7 - x) : 0;
  double far = x + static_cast<double>(up);
  const double inverse2 = 1 / (far * far);
  double sum = kSeries[9];
  for (int k = 8; k >= 0; --k)
    sum = sum * inverse2 + kSeries[k];
  double result =
      sum / far + 0.5 * libm::log(kTwoPi) + (far - 0.5) * libm::log(far) - far;
  for (std::int64_t k = 0; k < up; ++k) {
    result -= libm::log(far - 1);
    far -= 1;
  }
  return result;
}

std::int64_t byProduct(double mean, const std::function<double()>& uniform) {
  const double end = libm::exp(-mean);
  std::int64_t count = 0;
  for (double product = uniform(); product > end; product *= uniform())
    ++count;
  return count;
}

std::int64_t byRejection(double mean, const std::function<double()>& uniform) {
  const double root = std::sqrt(mean), log = libm::log(mean);
  const double b = 0.931 + 2.53 * root;
  const double a = -0.059 + 0.02483 * b;
  const double perAlpha = 1.1239 + 1.1328 / (b - 3.4);
  const double accepted = 0.9277 - 3.6224 / (b - 2);
  for (;;) {
    const double u = uniform() - 0.5;
    const double v = uniform();
    const double side = 0.5 - std::abs(u);
    const double count = std::floor((2 * a / side + b) * u + mean + 0.43);
    if (side >= 0.07 && v <= accepted) return static_cast<std::int64_t>(count);
    if (count < 0 || (side < 0.013 && v > side)) continue;
    if (libm::log(v) + libm::log(perAlpha) - libm::log(a / (side * side) + b) <=
        -mean + count * log - logGamma(count + 1))
      return static_cast<std::int64_t>(count);
  }
}

}  // namespace

std::int64_t drawPoisson(double mean, const std::function<double()>& uniform) {
  constexpr double kLargest = 0x1p63 - 0x1.6a09e667f3bcdp31 * 10;
  if (!(mean >= 0)) throw Failure("ValueError", "lam < 0 or lam is NaN");
  if (mean > kLargest) throw Failure("ValueError", "lam value too large");
  if (mean >= 10) return byRejection(mean, uniform);
  return mean == 0 ? 0 : byProduct(mean, uniform);
}

}  // namespace derslik
