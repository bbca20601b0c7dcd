#include <cmath>
#include <limits>

#include "core/libm/asin_table.h"
#include "core/libm/fma.h"
#include "core/libm/libm.h"

namespace derslik::libm {
namespace {

// The methods and the numbers are those of the IBM Accurate Mathematical Library
// (e_asin.c) in glibc; what is fused is what GCC fuses in glibc's variant for processors
// that can.

constexpr double kHalfPi = 0x1.921fb54442d18p0, kHalfPiLow = 0x1.1a62633145c07p-54;

/// (asin x - x) / x³, where v = x².
double series(double v) {
  constexpr double f1 = 1.66666666666664110590506577996662E-01,
                   f2 = 7.50000000026122686814431784722623E-02,
                   f3 = 4.46428561421059750978517350006940E-02,
                   f4 = 3.03821268582119319911193410625235E-02,
                   f5 = 2.23551211026525610742786300334557E-02,
                   f6 = 1.81382903404565056280372531963613E-02;
  return fma(fma(fma(fma(fma(f6, v, f5), v, f4), v, f3), v, f2), v, f1);
}

/// asin of a size from 1/8 to 31/32.
Pair fromTable(double size) {
  const int place = static_cast<int>(256 * size) - 32;
  const AsinEntry& entry = asinTable()[place];
  const double z = size - entry.x;
  double sum = entry.slopes[asinDegree(place) - 1];
  for (int k = asinDegree(place) - 2; k > 0; --k)
    sum = fma(z, sum, entry.slopes[k]);
  const double low = fma(z * z, sum, entry.low);
  return {entry.high, fma(entry.slopes[0], z, low)};
}

/// √z for z = (1 - size) / 2 below 1/64, of which asin is taken: about the first float64,
/// which is cut where the caller says, and what the second adds to it.
struct Root {
  Root(double size, double (*cut)(double)) {
    constexpr double rt0 = 9.99999999859990725855365213134618E-01,
                     rt1 = 4.99999999495955425917856814202739E-01,
                     rt2 = 3.75017500867345182581453026130850E-01,
                     rt3 = 3.12523626554518656309172508769531E-01;
    const double z = 0.5 * (1 - size);
    const auto top = static_cast<int>(bitsOf(z) >> 32);
    double t = std::ldexp(inverseRoots()[(top & 0x1fffff) >> 14], 511 - (top >> 21));
    const double r = fma(-(t * t), z, 1);
    t *= fma(r, fma(r, fma(r, rt3, rt2), rt1), rt0);
    const double c = t * z;
    const double half = fma(-(0.5 * t), c, 1.5);
    y = cut(c);
    more = fma(-y, y, z) / fma(c, half, y);
    part = series(z) * z;
  }

  double y, more;
  double part;  ///< asin √z / √z - 1
};

double cutAsAsin(double c) {
  return (c + 0x1p24) - 0x1p24;
}

double cutAsAcos(double c) {
  return fma(-0x1p27, c, fma(0x1p27, c, c));
}

}  // namespace

double asin(double x) {
  const double size = std::abs(x);
  if (std::isnan(x) || size > 1) return std::numeric_limits<double>::quiet_NaN();
  if (size < 0x1p-26) return x;
  if (size < 0.125) {
    const double v = x * x;
    return fma(series(v), v * x, x);
  }
  if (size < 0.96875) {
    const Pair y = fromTable(size);
    return std::copysign(y.high + y.low, x);
  }
  if (size == 1) return std::copysign(kHalfPi, x);
  const Root root(size, cutAsAsin);
  const double low =
      fma(-(2 * (root.y + root.more)), root.part, kHalfPiLow - 2 * root.more);
  return std::copysign((kHalfPi - 2 * root.y) + low, x);
}

double acos(double x) {
  const double size = std::abs(x);
  if (std::isnan(x) || size > 1) return std::numeric_limits<double>::quiet_NaN();
  if (size < 0x1p-55) return kHalfPi;
  if (size < 0.125) {
    const double v = x * x;
    const double r = kHalfPi - x;
    return r + fma(-series(v), v * x, ((kHalfPi - r) - x) + kHalfPiLow);
  }
  if (size < 0.96875) {
    const Pair y = fromTable(size);
    return x > 0 ? (kHalfPi - y.high) + (kHalfPiLow - y.low)
                 : (kHalfPi + y.high) + (kHalfPiLow + y.low);
  }
  if (size == 1) return x > 0 ? 0 : 2 * kHalfPi;
  const Root root(size, cutAsAcos);
  const double y = root.y, sum = root.y + root.more;
  const double rest = root.part * sum;  // not fused: both cases share it
  const double half =
      x > 0 ? y + (root.more + rest) : (kHalfPi - y) + ((kHalfPiLow - root.more) - rest);
  return half + half;
}

}  // namespace derslik::libm
