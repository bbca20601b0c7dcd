#include <cmath>
#include <cstdint>
#include <limits>

#include "core/libm/bits.h"
#include "core/libm/exp_sum.h"
#include "core/libm/exp_table.h"
#include "core/libm/libm.h"

namespace derslik::libm {

// The method and the numbers are those of Arm's optimized routines (exp2.c), which glibc
// took over; it has no fused variant of this one.

double exp2(double x) {
  constexpr double kRound = 0x1.8p45;  // added to a number, leaves 128ths
  constexpr double c1 = 0x1.62e42fefa39efp-1, c2 = 0x1.ebfbdff82c424p-3,
                   c3 = 0x1.c6b08d70cf4b5p-5, c4 = 0x1.3b2abd24650ccp-7,
                   c5 = 0x1.5d7e09b4e3a84p-10;
  const double size = std::abs(x);
  if (std::isnan(x)) return x;
  if (size < 0x1p-54) return 1;
  if (x >= 1024) return std::numeric_limits<double>::infinity();
  if (x <= -1075) return 0;

  // x = k/128 + r; 2^x = 2^(k/128) · 2^r = scale · (1 + more).
  const double shifted = x + kRound;
  const auto last = bitsOf(shifted);
  const double r = x - (shifted - kRound);
  const ExpEntry entry = kExpTable[last % 128];
  const std::uint64_t scaleBits = entry.head + (last << 45);
  const double r2 = r * r;
  const double more =
      ((fromBits(entry.tail) + r * c1) + r2 * (c2 + r * c3)) + r2 * r2 * (c4 + r * c5);
  if (size > 928) {
    if (x < 0) return scaledDown(scaleBits, more);
    const auto scale = fromBits(scaleBits - (std::uint64_t{1} << 52));
    return 2 * (scale + scale * more);
  }
  const auto scale = fromBits(scaleBits);
  return scale + scale * more;
}

}  // namespace derslik::libm
