#include <cmath>
#include <cstdint>

#include "core/libm/bits.h"
#include "core/libm/libm.h"

namespace derslik::libm {
namespace {

// Sun's method and numbers (fdlibm, s_erf.c, 1993), summed in the order of glibc's.

constexpr double kMiddle = 8.45062911510467529297e-01;  // about erf 1

/// (erf x - x) / x up to 0.84375.
double nearZero(double x) {
  constexpr double p0 = 1.28379167095512558561e-01, p1 = -3.25042107247001499370e-01,
                   p2 = -2.84817495755985104766e-02, p3 = -5.77027029648944159157e-03,
                   p4 = -2.37630166566501626084e-05, q1 = 3.97917223959155352819e-01,
                   q2 = 6.50222499887672944485e-02, q3 = 5.08130628187576562776e-03,
                   q4 = 1.32494738004321644526e-04, q5 = -3.96022827877536812320e-06;
  const double z = x * x, z2 = z * z, z4 = z2 * z2;
  const double r = (p0 + z * p1) + z2 * (p2 + z * p3) + z4 * p4;
  return r / ((1 + z * q1) + z2 * (q2 + z * q3) + z4 * (q4 + z * q5));
}

/// erf x - kMiddle from 0.84375 to 1.25.
double nearOne(double x) {
  constexpr double p0 = -2.36211856075265944077e-03, p1 = 4.14856118683748331666e-01,
                   p2 = -3.72207876035701323847e-01, p3 = 3.18346619901161753674e-01,
                   p4 = -1.10894694282396677476e-01, p5 = 3.54783043256182359371e-02,
                   p6 = -2.16637559486879084300e-03, q1 = 1.06420880400844228286e-01,
                   q2 = 5.40397917702171048937e-01, q3 = 7.18286544141962662868e-02,
                   q4 = 1.26171219808761642112e-01, q5 = 1.36370839120290507362e-02,
                   q6 = 1.19844998467991074170e-02;
  const double s = x - 1, s2 = s * s, s4 = s2 * s2, s6 = s4 * s2;
  const double p = (p0 + s * p1) + s2 * (p2 + s * p3) + s4 * (p4 + s * p5) + s6 * p6;
  return p / ((1 + s * q1) + s2 * (q2 + s * q3) + s4 * (q4 + s * q5) + s6 * q6);
}

/// What erfc x · x is e to the power of, but for -x² - 0.5625: for numbers whose upper 32
/// bits are below those of the end, which glibc has one apart in its two functions, and
/// for others.
double farOff(double x, std::uint32_t end) {
  const double s = 1 / (x * x), s2 = s * s, s4 = s2 * s2, s6 = s4 * s2;
  if (bitsOf(x) >> 32 < end) {
    constexpr double p0 = -9.86494403484714822705e-03, p1 = -6.93858572707181764372e-01,
                     p2 = -1.05586262253232909814e+01, p3 = -6.23753324503260060396e+01,
                     p4 = -1.62396669462573470355e+02, p5 = -1.84605092906711035994e+02,
                     p6 = -8.12874355063065934246e+01, p7 = -9.81432934416914548592e+00,
                     q1 = 1.96512716674392571292e+01, q2 = 1.37657754143519042600e+02,
                     q3 = 4.34565877475229228821e+02, q4 = 6.45387271733267880336e+02,
                     q5 = 4.29008140027567833386e+02, q6 = 1.08635005541779435134e+02,
                     q7 = 6.57024977031928170135e+00, q8 = -6.04244152148580987438e-02;
    const double p =
        (p0 + s * p1) + s2 * (p2 + s * p3) + s4 * (p4 + s * p5) + s6 * (p6 + s * p7);
    return p / ((1 + s * q1) + s2 * (q2 + s * q3) + s4 * (q4 + s * q5) +
                s6 * (q6 + s * q7) + s4 * s4 * q8);
  }
  constexpr double p0 = -9.86494292470009928597e-03, p1 = -7.99283237680523006574e-01,
                   p2 = -1.77579549177547519889e+01, p3 = -1.60636384855821916062e+02,
                   p4 = -6.37566443368389627722e+02, p5 = -1.02509513161107724954e+03,
                   p6 = -4.83519191608651397019e+02, q1 = 3.03380607434824582924e+01,
                   q2 = 3.25792512996573918826e+02, q3 = 1.53672958608443695994e+03,
                   q4 = 3.19985821950859553908e+03, q5 = 2.55305040643316442583e+03,
                   q6 = 4.74528541206955367215e+02, q7 = -2.24409524465858183362e+01;
  const double p = (p0 + s * p1) + s2 * (p2 + s * p3) + s4 * (p4 + s * p5) + s6 * p6;
  return p /
         ((1 + s * q1) + s2 * (q2 + s * q3) + s4 * (q4 + s * q5) + s6 * (q6 + s * q7));
}

/// erfc x beyond 1.25.
double tail(double x, std::uint32_t end) {
  // The square of half of the bits is exact.
  const double z = fromBits(bitsOf(x) >> 32 << 32);
  return exp(-z * z - 0.5625) * exp((z - x) * (z + x) + farOff(x, end)) / x;
}

}  // namespace

double erf(double x) {
  const double size = std::abs(x);
  if (std::isnan(x)) return x;
  if (size < 0.84375) {
    constexpr double kSlope = 1.28379167095512586316e-01;
    if (size < 0x1p-1015) return 0.0625 * (16 * x + (16 * kSlope) * x);
    if (size < 0x1p-28) return x + kSlope * x;
    return x + x * nearZero(x);
  }
  if (size < 1.25) return std::copysign(kMiddle + nearOne(size), x);
  if (size >= 6) return std::copysign(1, x);
  return std::copysign(1 - tail(size, 0x4006db6e), x);
}

double erfc(double x) {
  const double size = std::abs(x);
  if (std::isnan(x)) return x;
  if (size < 0.84375) {
    if (size < 0x1p-56) return 1 - x;
    const double y = nearZero(x);
    if (x < 0.25) return 1 - (x + x * y);
    return 0.5 - (x * y + (x - 0.5));
  }
  if (size < 1.25) {
    const double y = nearOne(size);
    return x > 0 ? (1 - kMiddle) - y : 1 + (kMiddle + y);
  }
  if (x <= -6) return 2;
  if (x >= 28) return 0;
  const double y = tail(size, 0x4006db6d);
  return x > 0 ? y : 2 - y;
}

}  // namespace derslik::libm
