#include "core/libm/asin_table.h"

#include <cmath>

#include "core/libm/double_double.h"
#include "core/libm/minimax.h"

namespace derslik::libm {
namespace {

/// How asin grows about x: the derivative's series, divided term by term by what each has
/// been multiplied with. Of (1 - x²) u' = x u follows (1 - x²) (k+1) u[k+1] = x (2k+1)
/// u[k] + k u[k-1].
struct Series {
  static constexpr int kTerms = 40;

  explicit Series(double x) {
    const Pair factor = Pair{1, 0} - exactProduct(x, x);
    Pair before{0, 0}, last = Pair{1, 0} / sqrt(factor);
    for (int k = 0; k < kTerms; ++k) {
      const Pair places{k + 1., 0};
      terms[k] = last / places;
      const Pair next =
          (Pair{x, 0} * Pair{2. * k + 1, 0} * last + Pair{1. * k, 0} * before) /
          (factor * places);
      before = last;
      last = next;
    }
  }

  /// asin(x + z) - asin(x)
  Pair operator()(double z) const {
    Pair sum{0, 0};
    for (int k = kTerms - 1; k >= 0; --k)
      sum = (sum + terms[k]) * Pair{z, 0};
    return sum;
  }

  Pair terms[kTerms];
};

/// The series cut off, and mended so that what was cut off is missed least over the
/// 256th.
AsinEntry mended(double x, Pair value, const Series& series, int degree) {
  constexpr int kTail = 20;
  double tail[kTail];
  for (int k = 0; k < kTail; ++k)
    tail[k] = std::ldexp(series.terms[degree + k].high, -9 * (degree + 1 + k));
  double mending[11];
  minimax(tail, kTail, degree, mending);

  AsinEntry entry{};
  entry.x = x;
  entry.high = std::ldexp(std::rint(std::ldexp(value.high, 51)), -51);
  Pair low = value - Pair{entry.high, 0};
  if (low.high < -0x1p-52) {  // value.high lay in the middle
    entry.high -= 0x1p-51;
    low = low + Pair{0x1p-51, 0};
  }
  entry.low = (low + Pair{mending[0], 0}).high;
  for (int k = 0; k < degree; ++k) {
    const double more = std::ldexp(mending[k + 1], 9 * (k + 1));
    entry.slopes[k] = (series.terms[k] + Pair{more, 0}).high;
  }
  return entry;
}

std::array<AsinEntry, 216> table() {
  std::array<AsinEntry, 216> all;
  Series series(0);
  double from = 0;
  Pair value{0, 0};
  for (int i = 0; i < 216; ++i) {
    const double x = (i + 32.5) / 256;
    value = value + series(x - from);
    series = Series(x);
    from = x;
    all[i] = mended(x, value, series, asinDegree(i));
  }
  return all;
}

std::array<double, 128> roots() {
  std::array<double, 128> all;
  for (int i = 0; i < 128; ++i) {
    const double z = (1 + (i % 64 + 0.5) / 64) * (i < 64 ? 0.5 : 1);
    all[i] = std::rint(1e14 / std::sqrt(z)) / 1e14;  // kept as 14 digits
  }
  return all;
}

}  // namespace

const std::array<AsinEntry, 216>& asinTable() {
  static const std::array<AsinEntry, 216> all = table();
  return all;
}

const std::array<double, 128>& inverseRoots() {
  static const std::array<double, 128> all = roots();
  return all;
}

}  // namespace derslik::libm
