#include <cmath>
#include <cstdint>
#include <limits>

#include "core/libm/fma32.h"
#include "core/libm/numpy.h"

namespace derslik::libm {
namespace {

// The methods and the numbers are NumPy's (loops_exponent_log.dispatch.c.src and
// npy_simd_data.h): quotients of two polynomials.

/// number · 2^k, which may be subnormal, by its exponent.
float scaled(float number, int k) {
  const int first = k < -125 ? -125 : k;
  const float normal =
      fromBits32(bitsOf32(number) + (static_cast<std::uint32_t>(first) << 23));
  return normal / static_cast<float>(1 << (first - k));
}

}  // namespace

float numpyExp(float x) {
  constexpr float p0 = 9.999999999980870924916e-01f, p1 = 7.257664613233124478488e-01f,
                  p2 = 2.473615434895520810817e-01f, p3 = 5.114512081637298353406e-02f,
                  p4 = 6.757896990527504603057e-03f, p5 = 5.082762527590693718096e-04f;
  constexpr float q0 = 1, q1 = -2.742335390411667452936e-01f,
                  q2 = 2.159509375685829852307e-02f;
  constexpr float kPerLn2 = 0x1.715476p0f;
  constexpr float kLn2High = -6.93145752e-1f, kLn2Low = -1.42860677e-6f;
  constexpr float kRound = 0x1.8p23f;  // added to a number, makes it whole
  if (std::isnan(x)) return x;
  if (x >= 88.72283935546875f) return std::numeric_limits<float>::infinity();
  if (x <= -103.97208404541015625f) return 0;

  const float k = fma32(x, kPerLn2, kRound) - kRound;
  const float r = fma32(k, kLn2Low, fma32(k, kLn2High, x));
  const float p =
      fma32(fma32(fma32(fma32(fma32(p5, r, p4), r, p3), r, p2), r, p1), r, p0);
  const float q = fma32(fma32(q2, r, q1), r, q0);
  return scaled(p / q, static_cast<int>(k));
}

float numpyLog(float x) {
  constexpr float p0 = 0, p1 = 9.999999999999998702752e-01f,
                  p2 = 2.112677543073053063722e+00f, p3 = 1.480000633576506585156e+00f,
                  p4 = 3.808837741388407920751e-01f, p5 = 2.589979117907922693523e-02f;
  constexpr float q0 = 1, q1 = 2.612677543073109236779e+00f,
                  q2 = 2.453006071784736363091e+00f, q3 = 9.864942958519418960339e-01f,
                  q4 = 1.546476374983906719538e-01f, q5 = 5.875095403124574342950e-03f;
  constexpr float kLn2 = 0x1.62e43p-1f, kRootOfHalf = 0x1.6a09e6p-1f;
  constexpr float kInfinity = std::numeric_limits<float>::infinity();
  if (x == 0) return -kInfinity;
  if (std::isnan(x) || x < 0) return std::numeric_limits<float>::quiet_NaN();
  if (x == kInfinity) return x;

  // x = 2^k m with m from √½ to √2.
  const bool subnormal = x < std::numeric_limits<float>::min();
  const std::uint32_t bits = bitsOf32(subnormal ? x * 0x1p100f : x);
  int k = static_cast<int>(bits >> 23) - 126 - (subnormal ? 100 : 0);
  float m = fromBits32((bits & 0x7fffff) | bitsOf32(0.5f));
  if (m <= kRootOfHalf) {
    m += m;
    --k;
  }
  const float r = m - 1;
  const float p =
      fma32(fma32(fma32(fma32(fma32(p5, r, p4), r, p3), r, p2), r, p1), r, p0);
  const float q =
      fma32(fma32(fma32(fma32(fma32(q5, r, q4), r, q3), r, q2), r, q1), r, q0);
  return fma32(static_cast<float>(k), kLn2, p / q);
}

}  // namespace derslik::libm
