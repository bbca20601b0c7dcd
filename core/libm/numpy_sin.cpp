#include <cmath>
#include <limits>

#include "core/failure.h"
#include "core/libm/fma32.h"
#include "core/libm/numpy.h"

namespace derslik::libm {
namespace {

// The method and the numbers are NumPy's (loops_trigonometric.dispatch.c.src).

float sinNearZero(float x, float x2) {
  float sum = fma32(0x1.7d3bbcp-19f, x2, -0x1.a06bbap-13f);
  sum = fma32(sum, x2, 0x1.11119ap-7f);
  sum = fma32(sum, x2, -0x1.555556p-3f);
  return fma32(sum * x2, x, x);
}

float cosNearZero(float x2) {
  float sum = fma32(0x1.98e616p-16f, x2, -0x1.6c06dcp-10f);
  sum = fma32(sum, x2, 0x1.55553cp-5f);
  sum = fma32(sum, x2, -0.5f);
  return fma32(sum, x2, 1);
}

/// sin of x and so many quarter turns more.
float sinOf(float x, int more) {
  constexpr float kPerHalfPi = 0x1.45f306p-1f;
  constexpr float kHigh = -0x1.921fbp0f, kMiddle = -0x1.5110b4p-22f,
                  kLow = -0x1.846988p-48f;
  constexpr float kRound = 0x1.8p23f;  // added to a number, makes it whole
  const float k = fma32(x, kPerHalfPi, kRound) - kRound;
  const float r = fma32(k, kLow, fma32(k, kMiddle, fma32(k, kHigh, x)));
  const float r2 = r * r;
  const int quarters = static_cast<int>(k) + more;
  const float y = quarters & 1 ? cosNearZero(r2) : sinNearZero(r, r2);
  return quarters & 2 ? 0 - y : y;
}

/// Whether NumPy computes it itself.
void checkReach(float x, float limit) {
  if (std::abs(x) <= limit) return;
  throw Unsupported("sines and cosines of float32 beyond " +
                    std::to_string(static_cast<int>(limit)));
}

}  // namespace

float numpySin(float x) {
  if (!std::isfinite(x)) return std::numeric_limits<float>::quiet_NaN();
  if (x == 0) return x;  // the polynomial would lose its sign
  checkReach(x, 117435.992f);
  return sinOf(x, 0);
}

float numpyCos(float x) {
  if (!std::isfinite(x)) return std::numeric_limits<float>::quiet_NaN();
  checkReach(x, 71476.0625f);
  return sinOf(x, 1);
}

}  // namespace derslik::libm
