#include <algorithm>
#include <cmath>

#include "core/failure.h"
#include "core/libm/libm.h"
#include "core/random/counts.h"

namespace derslik {
namespace {

std::int64_t byInversion(std::int64_t n, double p,
                         const std::function<double()>& uniform) {
  const auto count = static_cast<double>(n);
  const double q = 1 - p;
  const double none = libm::exp(count * libm::log(q));
  const double mean = count * p;
  const auto bound =
      static_cast<std::int64_t>(std::min(count, mean + 10 * std::sqrt(mean * q + 1)));
  std::int64_t x = 0;
  double share = none;
  double u = uniform();
  while (u > share) {
    ++x;
    if (x > bound) {
      x = 0;
      share = none;
      u = uniform();
    } else {
      u -= share;
      share = static_cast<double>(n - x + 1) * p * share / (static_cast<double>(x) * q);
    }
  }
  return x;
}

/// The correction of Stirling's formula for the factorial of x - 1.
double correction(double x) {
  const double x2 = x * x;
  return (13680. - (462. - (132. - (99. - 140. / x2) / x2) / x2) / x2) / x / 166320.;
}

/// For p ≤ ½, named as in the paper.
class Btpe {
 public:
  Btpe(std::int64_t n, double p)
      : n_(n),
        r_(p),
        q_(1 - p),
        fm_(static_cast<double>(n) * p + p),
        m_(static_cast<std::int64_t>(std::floor(fm_))),
        nrq_(static_cast<double>(n) * p * q_),
        p1_(std::floor(2.195 * std::sqrt(nrq_) - 4.6 * q_) + 0.5),
        xm_(static_cast<double>(m_) + 0.5),
        xl_(xm_ - p1_),
        xr_(xm_ + p1_),
        c_(0.134 + 20.5 / (15.3 + static_cast<double>(m_))) {
    double a = (fm_ - xl_) / (fm_ - xl_ * r_);
    left_ = a * (1 + a / 2);
    a = (xr_ - fm_) / (xr_ * q_);
    right_ = a * (1 + a / 2);
    p2_ = p1_ * (1 + 2 * c_);
    p3_ = p2_ + c_ / left_;
    p4_ = p3_ + c_ / right_;
  }

  std::int64_t draw(const std::function<double()>& uniform) const {
    for (;;) {
      const double u = uniform() * p4_;
      double v = uniform();
      if (u <= p1_) return whole(xm_ - p1_ * v + u);  // the triangle
      std::int64_t y;
      if (u <= p2_) {  // the parallelograms
        const double x = xl_ + (u - p1_) / c_;
        v = v * c_ + 1 - std::abs(static_cast<double>(m_) - x + 0.5) / p1_;
        if (v > 1) continue;
        y = whole(x);
      } else if (u <= p3_) {  // the left tail
        if (v == 0) continue;
        y = whole(xl_ + libm::log(v) / left_);
        if (y < 0) continue;
        v = v * (u - p2_) * left_;
      } else {  // the right tail
        if (v == 0) continue;
        y = whole(xr_ - libm::log(v) / right_);
        if (y > n_) continue;
        v = v * (u - p3_) * right_;
      }
      if (accepts(y, v)) return y;
    }
  }

 private:
  static std::int64_t whole(double x) { return static_cast<std::int64_t>(std::floor(x)); }

  /// Whether v is at most the ratio of the probabilities of y and m.
  bool accepts(std::int64_t y, double v) const {
    const std::int64_t k = std::abs(y - m_);
    const auto distance = static_cast<double>(k);
    if (k <= 20 || distance >= nrq_ / 2 - 1) return v <= ratio(y);
    const double rho =
        (distance / nrq_) *
        ((distance * (distance / 3 + 0.625) + 0.16666666666666666) / nrq_ + 0.5);
    const double t = static_cast<double>(-k * k) / (2 * nrq_);
    const double log = libm::log(v);
    if (log < t - rho) return true;
    if (log > t + rho) return false;
    const auto x1 = static_cast<double>(y + 1), f1 = static_cast<double>(m_ + 1);
    const auto z = static_cast<double>(n_ + 1 - m_), w = static_cast<double>(n_ - y + 1);
    return log <= xm_ * libm::log(f1 / x1) +
                      (static_cast<double>(n_ - m_) + 0.5) * libm::log(z / w) +
                      static_cast<double>(y - m_) * libm::log(w * r_ / (x1 * q_)) +
                      correction(f1) + correction(z) + correction(x1) + correction(w);
  }

  /// The ratio itself, factor by factor.
  double ratio(std::int64_t y) const {
    const double s = r_ / q_;
    const double a = s * static_cast<double>(n_ + 1);
    double f = 1;
    for (std::int64_t i = m_ + 1; i <= y; ++i)
      f *= a / static_cast<double>(i) - s;
    for (std::int64_t i = y + 1; i <= m_; ++i)
      f /= a / static_cast<double>(i) - s;
    return f;
  }

  std::int64_t n_;
  double r_, q_, fm_;
  std::int64_t m_;
  double nrq_, p1_, xm_, xl_, xr_, c_;
  double left_, right_, p2_, p3_, p4_;
};

}  // namespace

std::int64_t drawBinomial(std::int64_t n, double p,
                          const std::function<double()>& uniform, bool always) {
  if (!(p >= 0 && p <= 1)) throw Failure("ValueError", "p < 0, p > 1 or p is NaN");
  if (n < 0) throw Failure("ValueError", "n < 0");
  if (!always && (n == 0 || p == 0)) return 0;
  const bool flip = p > 0.5;
  const double less = flip ? 1 - p : p;
  const std::int64_t count = less * static_cast<double>(n) <= 30
                                 ? byInversion(n, less, uniform)
                                 : Btpe(n, less).draw(uniform);
  return flip ? n - count : count;
}

}  // namespace derslik
