#pragma once

#include <cmath>
#include <cstdint>
#include <limits>

#include "core/libm/bits.h"
#include "core/libm/exp_table.h"
#include "core/libm/fma.h"

namespace derslik::libm {

inline constexpr std::uint64_t kSignBit = std::uint64_t{1} << 63;

/// scale · (1 + more), a number that may be subnormal, where scale's exponent has run out
/// of its eleven bits: it is raised first, and the result lowered after.
inline double scaledDown(std::uint64_t scaleBits, double more) {
  const auto scale = fromBits(scaleBits + (std::uint64_t{1022} << 52));
  const double extra = scale * more;  // used twice, and therefore not fused
  double y = scale + extra;
  if (std::abs(y) < 1) {
    // The result will be subnormal: round to its last place here, and only once.
    const double one = y < 0 ? -1 : 1;
    const double high = one + y;
    const double low = ((one - high) + y) + ((scale - y) + extra);
    y = std::copysign((high + low) - one, scale);
  }
  return 0x1p-1022 * y;
}

/// e^(x + low), and below 0 if `sign` is the sign bit. `low` is far smaller than x, which
/// is no NaN.
///
/// The method and the numbers are those of Arm's optimized routines (exp.c and pow.c),
/// which glibc took over; what is fused is what GCC fuses in glibc's variant for
/// processors that can.
inline double expOfSum(double x, double low, std::uint64_t sign) {
  constexpr double kPerLn2 = 0x1.71547652b82fep7;  // 128 / ln 2
  constexpr double kLn2High = -0x1.62e42fefap-8;   // -ln 2 / 128; k · kLn2High is exact
  constexpr double kLn2Low = -0x1.cf79abc9e3b3ap-47;
  constexpr double kRound = 0x1.8p52;  // added to a number, makes it whole
  constexpr double c2 = 0x1.ffffffffffdbdp-2, c3 = 0x1.555555555543cp-3,
                   c4 = 0x1.55555cf172b91p-5, c5 = 0x1.1111167a4d017p-7;
  const double size = std::abs(x);
  if (size < 0x1p-54) return fromBits(bitsOf(1) | sign);
  if (size >= 1024) {
    const double end = x > 0 ? std::numeric_limits<double>::infinity() : 0;
    return fromBits(bitsOf(end) | sign);
  }

  // x = k ln 2 / 128 + r with a whole k, found in the last bits of the shifted number.
  const double shifted = fma(kPerLn2, x, kRound);
  const auto last = bitsOf(shifted);
  const double k = shifted - kRound;
  const double r = fma(k, kLn2Low, x + k * kLn2High) + low;

  // e^x = 2^(k/128) · e^r = scale · (1 + more).
  const ExpEntry entry = kExpTable[last % 128];
  const std::uint64_t scaleBits = (entry.head + (last << 45)) ^ sign;
  const double r2 = r * r;
  const double more =
      fma(r2 * r2, fma(r, c5, c4), fma(r2, fma(r, c3, c2), fromBits(entry.tail) + r));
  if (size >= 512) {
    if (x < 0) return scaledDown(scaleBits, more);
    const auto scale = fromBits(scaleBits - (std::uint64_t{1009} << 52));
    return 0x1p1009 * fma(scale, more, scale);
  }
  const auto scale = fromBits(scaleBits);
  return fma(scale, more, scale);
}

}  // namespace derslik::libm
