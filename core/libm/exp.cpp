#include <cmath>
#include <cstdint>
#include <limits>

#include "core/libm/bits.h"
#include "core/libm/exp_table.h"
#include "core/libm/fma.h"
#include "core/libm/libm.h"

namespace derslik::libm {
namespace {

// The method and the numbers are those of Arm's optimized routines (exp.c), which glibc
// took over; what is fused is what GCC fuses in glibc's variant for processors that can.

constexpr double kPerLn2 = 0x1.71547652b82fep7;  // 128 / ln 2
constexpr double kLn2High = -0x1.62e42fefap-8;   // -ln 2 / 128; k · kLn2High is exact
constexpr double kLn2Low = -0x1.cf79abc9e3b3ap-47;
constexpr double kRound = 0x1.8p52;  // added to a number, makes it whole

/// scale · (1 + more), where scale's exponent has run out of its eleven bits: it is
/// lowered or raised first, and the result after.
double scaled(std::uint64_t scaleBits, double more, bool large) {
  if (large) {
    const auto scale = fromBits(scaleBits - (std::uint64_t{1009} << 52));
    return 0x1p1009 * fma(scale, more, scale);
  }
  const auto scale = fromBits(scaleBits + (std::uint64_t{1022} << 52));
  const double extra = scale * more;  // used twice, and therefore not fused
  double y = scale + extra;
  if (y < 1) {
    // The result will be subnormal: round to its last place here, and only once.
    const double high = 1 + y;
    const double low = ((1 - high) + y) + ((scale - y) + extra);
    y = (high + low) - 1;
  }
  return 0x1p-1022 * y;
}

}  // namespace

double exp(double x) {
  constexpr double c2 = 0x1.ffffffffffdbdp-2, c3 = 0x1.555555555543cp-3,
                   c4 = 0x1.55555cf172b91p-5, c5 = 0x1.1111167a4d017p-7;
  const double size = std::abs(x);
  if (std::isnan(x)) return x;
  if (size < 0x1p-54) return 1;
  if (size >= 1024) return x > 0 ? std::numeric_limits<double>::infinity() : 0;

  // x = k ln 2 / 128 + r with a whole k, found in the last bits of the shifted number.
  const double shifted = fma(kPerLn2, x, kRound);
  const auto last = bitsOf(shifted);
  const double k = shifted - kRound;
  const double r = fma(k, kLn2Low, x + k * kLn2High);

  // e^x = 2^(k/128) · e^r = scale · (1 + more).
  const ExpEntry entry = kExpTable[last % 128];
  const std::uint64_t scaleBits = entry.head + (last << 45);
  const double r2 = r * r;
  const double more =
      fma(r2 * r2, fma(r, c5, c4), fma(r2, fma(r, c3, c2), fromBits(entry.tail) + r));
  if (size >= 512) return scaled(scaleBits, more, x > 0);
  const auto scale = fromBits(scaleBits);
  return fma(scale, more, scale);
}

}  // namespace derslik::libm
