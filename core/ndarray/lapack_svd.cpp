#include <algorithm>
#include <cmath>
#include <limits>

#include "core/failure.h"
#include "core/ndarray/lapack.h"

namespace derslik::ndarray::lapack {
namespace {

constexpr double kUnit = 0x1p-53;
// 10 and 100 at the least and at the most, else the unit to the power of -1/8.
constexpr double kTolerance = 98.70149282610821 * kUnit;

/// dlas2: the smaller singular value of [[f, g], [0, h]].
double smallerOfTwo(double f, double g, double h) {
  const double low = std::min(std::abs(f), std::abs(h));
  const double high = std::max(std::abs(f), std::abs(h));
  const double beside = std::abs(g);
  if (low == 0) return 0;
  const double sum = 1 + low / high, difference = (high - low) / high;
  if (beside < high) {
    const double u = beside / high * (beside / high);
    return low *
           (2 / (std::sqrt(sum * sum + u) + std::sqrt(difference * difference + u)));
  }
  const double u = high / beside;
  if (u == 0) return low * high / beside;
  const double c = 1 / (std::sqrt(1 + sum * u * (sum * u)) +
                        std::sqrt(1 + difference * u * (difference * u)));
  const double half = low * c * u;
  return half + half;
}

/// What turns [[f, g], [0, h]] into its singular values.
struct Two {
  double smaller, larger, rightS, rightC, leftS, leftC;
};

/// dlasv2.
Two ofTwo(double f, double g, double h) {
  const bool isSwapped = std::abs(h) > std::abs(f);
  const double ft = isSwapped ? h : f, ht = isSwapped ? f : h;
  const double fa = std::abs(ft), ha = std::abs(ht), ga = std::abs(g);
  double smaller = ha, larger = fa, leftC = 1, rightC = 1, leftS = 0, rightS = 0;
  bool isBeside = false;  // g is the largest of the three
  if (ga != 0) {
    isBeside = ga > fa;
    if (isBeside && fa / ga < kUnit) {
      larger = ga;
      smaller = ha > 1 ? fa / (ga / ha) : fa / ga * ha;
      leftC = 1;
      leftS = ht / g;
      rightS = 1;
      rightC = ft / g;
    } else {
      const double d = fa - ha;
      double l = d == fa ? 1 : d / fa;
      const double m = g / ft;
      double t = 2 - l;
      const double mm = m * m, tt = t * t;
      const double s = std::sqrt(tt + mm);
      const double r = l == 0 ? std::abs(m) : std::sqrt(l * l + mm);
      const double a = .5 * (s + r);
      smaller = ha / a;
      larger = fa * a;
      if (mm != 0)
        t = (m / (s + t) + m / (r + l)) * (1 + a);
      else if (l == 0)
        t = std::copysign(2, ft) * std::copysign(1, g);
      else
        t = g / std::copysign(d, ft) + m / t;
      l = std::sqrt(t * t + 4);
      rightC = 2 / l;
      rightS = t / l;
      leftC = (rightC + rightS * m) / a;
      leftS = ht / ft * rightS / a;
    }
  }
  Two two{smaller, larger, rightS, rightC, leftS, leftC};
  if (isSwapped) two = {smaller, larger, leftC, leftS, rightC, rightS};
  const auto sign = [](double x) { return std::copysign(1, x); };
  const double turned = isBeside    ? sign(two.rightS) * sign(two.leftC) * sign(g)
                        : isSwapped ? sign(two.rightS) * sign(two.leftS) * sign(h)
                                    : sign(two.rightC) * sign(two.leftC) * sign(f);
  two.larger = std::copysign(larger, turned);
  two.smaller = std::copysign(smaller, turned * sign(f) * sign(h));
  return two;
}

/// dbdsqr: Demmel and Kahan, "Accurate singular values of bidiagonal matrices", 1990.
/// e[i] stands between d[i] and d[i + 1]; a sweep goes down where `step` is 1, else up.
class BidiagonalQR {
 public:
  BidiagonalQR(std::vector<double>& d, std::vector<double>& e, Vectors left,
               Vectors right)
      : d_(d.data()),
        e_(e.data()),
        n_(static_cast<Index>(d.size())),
        left_(left),
        right_(right) {}

  void run() {
    setThreshold();
    Index budget = 6 * n_ * n_, step = 0, oldTop = -1, oldBottom = -1;
    for (Index bottom = n_ - 1; bottom > 0;) {
      if (budget < 0) throw Failure("LinAlgError", "SVD did not converge");
      Index top = bottom;
      double largest = std::abs(d_[bottom]);
      for (; top > 0 && std::abs(e_[top - 1]) > threshold_; --top)
        largest = std::max({largest, std::abs(d_[top - 1]), std::abs(e_[top - 1])});
      if (top > 0) e_[top - 1] = 0;
      if (top == bottom) {
        --bottom;
      } else if (top == bottom - 1) {
        pair(top);
        bottom -= 2;
      } else {
        if (top > oldBottom || bottom < oldTop)
          step = std::abs(d_[top]) >= std::abs(d_[bottom]) ? 1 : -1;
        const Index first = step > 0 ? top : bottom, last = step > 0 ? bottom : top;
        double smallest;
        if (fallsApart(first, last, step, smallest)) continue;
        oldTop = top;
        oldBottom = bottom;
        budget -= bottom - top;
        const double shift = shiftOf(first, last, step, smallest / largest);
        if (shift == 0)
          sweepWithoutShift(first, last, step);
        else
          sweep(first, last, step, shift);
        double& end = between(last - step, last);
        if (std::abs(end) <= threshold_) end = 0;
      }
    }
  }

 private:
  double& between(Index i, Index j) { return e_[std::min(i, j)]; }

  void setThreshold() {
    double least = std::abs(d_[0]), mu = least;
    for (Index i = 1; i < n_ && least != 0; ++i) {
      mu = std::abs(d_[i]) * (mu / (mu + std::abs(e_[i - 1])));
      least = std::min(least, mu);
    }
    const auto n = static_cast<double>(n_);
    threshold_ = std::max(kTolerance * (least / std::sqrt(n)),
                          6 * (n * (n * std::numeric_limits<double>::min())));
  }

  void pair(Index i) {
    const Two two = ofTwo(d_[i], e_[i], d_[i + 1]);
    d_[i] = two.larger;
    d_[i + 1] = two.smaller;
    e_[i] = 0;
    rotate(right_, i, two.rightC, two.rightS);
    rotate(left_, i, two.leftC, two.leftS);
  }

  /// Whether an element beside the diagonal is negligible, and has become zero;
  /// otherwise a lower bound of the smallest singular value.
  bool fallsApart(Index first, Index last, Index step, double& smallest) {
    double& end = between(last - step, last);
    if (std::abs(end) <= kTolerance * std::abs(d_[last])) {
      end = 0;
      return true;
    }
    double mu = std::abs(d_[first]);
    smallest = mu;
    for (Index i = first; i != last; i += step) {
      double& e = between(i, i + step);
      if (std::abs(e) <= kTolerance * mu) {
        e = 0;
        return true;
      }
      mu = std::abs(d_[i + step]) * (mu / (mu + std::abs(e)));
      smallest = std::min(smallest, mu);
    }
    return false;
  }

  double shiftOf(Index first, Index last, Index step, double ratio) {
    if (static_cast<double>(n_) * kTolerance * ratio <= std::max(kUnit, .01 * kTolerance))
      return 0;
    const double shift =
        smallerOfTwo(d_[last - step], between(last - step, last), d_[last]);
    const double size = std::abs(d_[first]);
    return size > 0 && shift / size * (shift / size) < kUnit ? 0 : shift;
  }

  /// The two rotations of one place of a sweep: from the right and then from the left,
  /// or the other way round where it goes up.
  void turn(Index i, Index step, const Rotation& one, const Rotation& two) {
    const Index j = std::min(i, i + step);
    const double sign = step > 0 ? 1 : -1;
    rotate(step > 0 ? right_ : left_, j, one.c, sign * one.s);
    rotate(step > 0 ? left_ : right_, j, two.c, sign * two.s);
  }

  void sweepWithoutShift(Index first, Index last, Index step) {
    Rotation one{1, 0, 0}, two{1, 0, 0};
    for (Index i = first; i != last; i += step) {
      one = rotationOf(d_[i] * one.c, between(i, i + step));
      if (i != first) between(i - step, i) = two.s * one.r;
      two = rotationOf(two.c * one.r, d_[i + step] * one.s);
      d_[i] = two.r;
      turn(i, step, one, two);
    }
    const double h = d_[last] * one.c;
    d_[last] = h * two.c;
    between(last - step, last) = h * two.s;
  }

  void sweep(Index first, Index last, Index step, double shift) {
    double f =
        (std::abs(d_[first]) - shift) * (std::copysign(1, d_[first]) + shift / d_[first]);
    double g = between(first, first + step);
    for (Index i = first; i != last; i += step) {
      double &e = between(i, i + step), &next = d_[i + step];
      const Rotation one = rotationOf(f, g);
      if (i != first) between(i - step, i) = one.r;
      f = one.c * d_[i] + one.s * e;
      e = one.c * e - one.s * d_[i];
      g = one.s * next;
      next = one.c * next;
      const Rotation two = rotationOf(f, g);
      d_[i] = two.r;
      f = two.c * e + two.s * next;
      next = two.c * next - two.s * e;
      if (i + step != last) {
        double& after = between(i + step, i + 2 * step);
        g = two.s * after;
        after = two.c * after;
      }
      turn(i, step, one, two);
    }
    between(last - step, last) = f;
  }

  double *d_, *e_;
  Index n_;
  Vectors left_, right_;
  double threshold_ = 0;
};

void swapColumns(const Vectors& z, Index i, Index j) {
  for (Index k = 0; k < z.rows; ++k)
    std::swap(z.columns(k, i), z.columns(k, j));
}

}  // namespace

void bidiagonalSingular(std::vector<double>& d, std::vector<double>& e, Vectors left,
                        Vectors right) {
  const auto n = static_cast<Index>(d.size());
  BidiagonalQR(d, e, left, right).run();
  const auto value = [&](Index i) -> double& { return d[static_cast<std::size_t>(i)]; };
  const auto exchange = [&](Index i, Index j) {
    if (i == j) return;
    std::swap(value(i), value(j));
    swapColumns(left, i, j);
    swapColumns(right, i, j);
  };
  for (Index i = 0; i < n; ++i)
    if (value(i) < 0) {
      value(i) = -value(i);
      for (Index k = 0; k < right.rows; ++k)
        right.columns(k, i) = -right.columns(k, i);
    }
  // From the largest, and then from the smallest: equal values end in LAPACK's order.
  for (Index last = n - 1; last > 0; --last) {
    Index least = 0;
    for (Index j = 1; j <= last; ++j)
      if (value(j) <= value(least)) least = j;
    exchange(least, last);
  }
  for (Index i = 0; i < n; ++i) {
    Index least = i;
    for (Index j = i + 1; j < n; ++j)
      if (value(j) < value(least)) least = j;
    exchange(least, i);
  }
}

void singularValues(Bidiagonal& b, bool isLower, Vectors left, Vectors right) {
  const auto n = static_cast<Index>(b.d.size());
  std::vector<double>& d = b.d;
  if (n == 1) {
    if (left.rows > 0) left.columns(0, 0) = std::copysign(1, d[0]);
    d[0] = std::abs(d[0]);
    return;
  }
  std::vector<Rotation> turns;
  if (isLower) turns = toUpper(d, b.e);
  bidiagonalSingular(d, b.e, left, right);
  for (Index i = 0; i + 1 < n; ++i) {
    const auto most = std::max_element(d.begin() + i, d.end()) - d.begin();
    if (most == i) continue;
    std::swap(d[static_cast<std::size_t>(i)], d[static_cast<std::size_t>(most)]);
    swapColumns(left, i, most);
    swapColumns(right, i, most);
  }
  const Vectors rows{left.columns.transposed(), left.rows};
  for (Index j = static_cast<Index>(turns.size()) - 1; j >= 0; --j) {
    const Rotation& turn = turns[static_cast<std::size_t>(j)];
    if (left.rows > 0) rotate(rows, j, turn.c, -turn.s);
  }
}

}  // namespace derslik::ndarray::lapack
