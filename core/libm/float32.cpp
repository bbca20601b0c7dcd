#include "core/libm/float32.h"

#include <cmath>
#include <cstdint>
#include <limits>

#include "core/libm/bits.h"
#include "core/libm/exp_sum.h"
#include "core/libm/exp_table.h"
#include "core/libm/fma.h"
#include "core/libm/fma32.h"
#include "core/libm/libm.h"
#include "core/libm/log2_table32.h"

namespace derslik::libm {
namespace {

// The methods and the numbers are those of Arm's optimized routines (exp2f.c, log2f.c and
// powf.c), which glibc took over; what is fused is what GCC fuses in glibc's variants for
// processors that can. All of it is arithmetic of float64.

constexpr float kInfinity = std::numeric_limits<float>::infinity();

/// 2^x for x from -150 to 128, and below 0 if `sign` is the sign bit.
float exp2Signed(double x, std::uint64_t sign) {
  constexpr double kRound = 0x1.8p47;  // added to a number, leaves 32nds
  constexpr double c0 = 0x1.c6af84b912394p-5, c1 = 0x1.ebfce50fac4f3p-3,
                   c2 = 0x1.62e42ff0c52d6p-1;
  if (x < -149) return fromBits32(static_cast<std::uint32_t>(sign >> 32) | 1);
  const double shifted = x + kRound;
  const auto last = bitsOf(shifted);
  const double r = x - (shifted - kRound);
  const auto scale = fromBits((kExpTable[last % 32 * 4].head + (last << 47)) ^ sign);
  const double y = fma(fma(c0, r, c1), r * r, fma(c2, r, 1));
  return static_cast<float>(y * scale);
}

/// z/c - 1 for a z near c, which is the table's, and log2 c + k, where x = 2^k z.
struct Reduced {
  explicit Reduced(float x) {
    const bool subnormal = x < std::numeric_limits<float>::min();
    const std::uint32_t bits = bitsOf32(subnormal ? x * 0x1p23f : x);
    const std::uint32_t offset = bits - 0x3f330000;
    const int k = static_cast<std::int32_t>(offset) >> 23;
    const double z = fromBits32(bits - (offset & 0xff800000));
    const Log2Entry32& c = kLog2Table32[offset >> 19 & 15];
    r = fma(z, c.inverse, -1);
    known = c.log2 + (k - (subnormal ? 23 : 0));
  }

  double r, known;
};

}  // namespace

float exp2Of32(float x) {
  if (std::isnan(x)) return x;
  if (x >= 128) return kInfinity;
  if (x <= -150) return 0;
  return exp2Signed(x, 0);
}

float log2Of32(float x) {
  constexpr double a0 = -0x1.712b6f70a7e4dp-2, a1 = 0x1.ecabf496832ep-2,
                   a2 = -0x1.715479ffae3dep-1, a3 = 0x1.715475f35c8b8p0;
  if (x == 1) return 0;
  if (x == 0) return -kInfinity;
  if (std::isnan(x) || x < 0) return std::numeric_limits<float>::quiet_NaN();
  if (x == kInfinity) return x;
  const auto [r, known] = Reduced(x);
  const double r2 = r * r;
  const double upper = fma(a0, r2, fma(a1, r, a2));
  return static_cast<float>(fma(upper, r2, fma(a3, r, known)));
}

float powOf32(float x, float y) {
  constexpr double a0 = 0x1.27616c9496e0bp-2, a1 = -0x1.71969a075c67ap-2,
                   a2 = 0x1.ec70a6ca7baddp-2, a3 = -0x1.7154748bef6c8p-1,
                   a4 = 0x1.71547652ab82bp0;
  if (x == 0 || y == 0 || !std::isfinite(x) || !std::isfinite(y))
    return static_cast<float>(pow(x, y));
  std::uint64_t sign = 0;
  if (x < 0) {
    const float size = std::abs(y);
    if (size != std::floor(size)) return std::numeric_limits<float>::quiet_NaN();
    if (std::fmod(size, 2.0f) == 1) sign = kSignBit;
    x = -x;
  }
  const auto [r, known] = Reduced(x);
  const double r2 = r * r;
  const double lower = fma(fma(a2, r, a3), r2, fma(a4, r, known));
  const double log = y * fma(fma(a0, r, a1), r2 * r2, lower);
  if (log > 0x1.fffffffd1d571p6) return sign != 0 ? -kInfinity : kInfinity;
  if (log <= -150) return sign != 0 ? -0.0f : 0.0f;
  return exp2Signed(log, sign);
}

}  // namespace derslik::libm
