#include <cmath>
#include <limits>

#include "core/libm/libm.h"

namespace derslik::libm {
namespace {

// CPython's methods and numbers (Modules/mathmodule.c): Lanczos' approximation with 13
// terms.

constexpr double kPi = 3.141592653589793238462643383279502884197;
constexpr double kLanczos = 6.024680040776729583740234375;
constexpr double kLanczosLessHalf = 5.524680040776729583740234375;
constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

double sinOfPi(double x) {
  const double y = std::fmod(std::abs(x), 2.0);
  double r = 0;
  switch (static_cast<int>(std::round(2.0 * y))) {
    case 0:
      r = sin(kPi * y);
      break;
    case 1:
      r = cos(kPi * (y - 0.5));
      break;
    case 2:
      r = sin(kPi * (1.0 - y));
      break;
    case 3:
      r = -cos(kPi * (y - 1.5));
      break;
    default:
      r = sin(kPi * (y - 2.0));
  }
  return std::copysign(1.0, x) * r;
}

double lanczosSum(double x) {
  constexpr double over[13] = {
      23531376880.410759688572007674451636754734846804940,
      42919803642.649098768957899047001988850926355848959,
      35711959237.355668049440185451547166705960488635843,
      17921034426.037209699919755754458931112671403265390,
      6039542586.3520280050642916443072979210699388420708,
      1439720407.3117216736632230727949123939715485786372,
      248874557.86205415651146038641322942321632125127801,
      31426415.585400194380614231628318205362874684987640,
      2876370.6289353724412254090516208496135991145378768,
      186056.26539522349504029498971604569928220784236328,
      8071.6720023658162106380029022722506138218516325024,
      210.82427775157934587250973392071336271166969580291,
      2.5066282746310002701649081771338373386264310793408,
  };
  constexpr double under[13] = {0,        39916800, 120543840, 150917976, 105258076,
                                45995730, 13339535, 2637558,   357423,    32670,
                                1925,     66,       1};
  double a = 0, b = 0;
  if (x < 5) {
    for (int i = 12; i >= 0; --i) {
      a = a * x + over[i];
      b = b * x + under[i];
    }
  } else {
    for (int i = 0; i < 13; ++i) {
      a = a / x + over[i];
      b = b / x + under[i];
    }
  }
  return a / b;
}

}  // namespace

double gamma(double x) {
  if (!std::isfinite(x)) return std::isnan(x) || x > 0 ? x : kNaN;
  if (x == 0) return std::copysign(kInfinity, x);
  if (x == std::floor(x)) {
    if (x < 0) return kNaN;
    if (x <= 23) {
      double product = 1;
      for (int i = 2; i < static_cast<int>(x); ++i)
        product *= i;
      return product;
    }
  }
  const double size = std::abs(x);
  if (size < 1e-20) return 1 / x;
  if (size > 200) return x < 0 ? 0.0 / sinOfPi(x) : kInfinity;

  const double y = size + kLanczosLessHalf;
  // What that sum lost.
  double lost;
  if (size > kLanczosLessHalf)
    lost = (y - size) - kLanczosLessHalf;
  else
    lost = (y - kLanczosLessHalf) - size;
  lost = lost * kLanczos / y;
  // The power alone would overflow.
  const bool isHalved = size >= 140;
  const double power = isHalved ? pow(y, size / 2 - 0.25) : pow(y, size - 0.5);
  double r;
  if (x < 0) {
    r = -kPi / sinOfPi(size) / size * exp(y) / lanczosSum(size);
    r -= lost * r;
    r /= power;
    if (isHalved) r /= power;
  } else {
    r = lanczosSum(size) / exp(y);
    r += lost * r;
    r *= power;
    if (isHalved) r *= power;
  }
  return r;
}

double logGamma(double x) {
  constexpr double kLogPi = 1.144729885849400174143427351353058711647;
  if (!std::isfinite(x)) return std::isnan(x) ? x : kInfinity;
  if (x == std::floor(x) && x <= 2) return x <= 0 ? kInfinity : 0;
  const double size = std::abs(x);
  if (size < 1e-20) return -log(size);
  double r = log(lanczosSum(size)) - kLanczos;
  r += (size - 0.5) * (log(size + kLanczos - 0.5) - 1);
  if (x < 0) r = kLogPi - log(std::abs(sinOfPi(size))) - log(size) - r;
  return r;
}

}  // namespace derslik::libm
