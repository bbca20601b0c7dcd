#include <cmath>
#include <cstdint>
#include <limits>

#include "core/libm/bits.h"
#include "core/libm/fma.h"
#include "core/libm/libm.h"
#include "core/libm/log2_table.h"

namespace derslik::libm {
namespace {

// The method and the numbers are those of Arm's optimized routines (log2.c), which glibc
// took over; what is fused is what GCC fuses in glibc's variant for processors that can.

constexpr double kPerLn2High = 0x1.71547652p0;  // 1 / ln 2
constexpr double kPerLn2Low = 0x1.705fc2eefa2p-33;

/// r / ln 2, to more than a float64.
Pair perLn2(double r) {
  const Pair product = exactProduct(r, kPerLn2High);
  return {product.high, fma(r, kPerLn2Low, product.low)};
}

/// log2(1 + r) for -0x1.5b51p-5 ≤ r < 0x1.6ab2p-5, where the table would lose bits.
double log2NearOne(double r) {
  constexpr double b0 = -0x1.71547652b82fep-1, b1 = 0x1.ec709dc3a03f7p-2,
                   b2 = -0x1.71547652b7c3fp-2, b3 = 0x1.2776c50f05be4p-2,
                   b4 = -0x1.ec709dd768fe5p-3, b5 = 0x1.a61761ec4e736p-3,
                   b6 = -0x1.7153fbc64a79bp-3, b7 = 0x1.484d154f01b4ap-3,
                   b8 = -0x1.289e4a72c383cp-3, b9 = 0x1.0b32f285aee66p-3;
  const Pair first = perLn2(r);
  const double r2 = r * r;
  const double r4 = r2 * r2;
  const double p = fma(r, b1, b0);
  const double y = fma(r2, p, first.high);
  const double middle = fma(r2, fma(r, b5, b4), fma(r, b3, b2));
  const double upper = fma(r2, fma(r, b9, b8), fma(r, b7, b6));
  const double low = first.low + fma(r2, p, first.high - y);
  return y + fma(r4, fma(r4, upper, middle), low);
}

/// log2 of a positive normal number, whose bits are given times 2^-shift.
double log2Normal(std::uint64_t bits, int shift) {
  constexpr double a0 = -0x1.71547652b8339p-1, a1 = 0x1.ec709dc3a04bep-2,
                   a2 = -0x1.7154764702ffbp-2, a3 = 0x1.2776c50034c48p-2,
                   a4 = -0x1.ec7b328ea92bcp-3, a5 = 0x1.a6225e117f92ep-3;
  // x = 2^k z with z in [0.6875, 1.375); c from the table is near z.
  const std::uint64_t offset = bits - bitsOf(0.6875);
  const auto exponent = static_cast<std::int64_t>(offset) >> 52;
  const auto k = static_cast<double>(exponent - shift);
  const double z = fromBits(bits - (offset & std::uint64_t{0xfff} << 52));
  const Log2Entry c = kLog2Table[offset >> 46 & 63];
  const double r = fma(z, c.inverse, -1);

  // log2 x = k + log2 c + log2(1 + r), the first two and the third's first term in two
  // parts.
  const Pair first = perLn2(r);
  const double known = k + c.log2;
  const double high = known + first.high;
  const double low = ((known - high) + first.high) + first.low;
  const double r2 = r * r;
  const double p = fma(r2 * r2, fma(r, a5, a4), fma(r2, fma(r, a3, a2), fma(r, a1, a0)));
  return fma(r2, p, low) + high;
}

}  // namespace

double log2(double x) {
  if (x == 1) return 0;
  if (x >= 1 - 0x1.5b51p-5 && x < 1 + 0x1.6ab2p-5) return log2NearOne(x - 1);
  if (x == 0) return -std::numeric_limits<double>::infinity();
  if (std::isnan(x) || x < 0) return std::numeric_limits<double>::quiet_NaN();
  if (std::isinf(x)) return x;
  if (x < std::numeric_limits<double>::min()) return log2Normal(bitsOf(x * 0x1p52), 52);
  return log2Normal(bitsOf(x), 0);
}

}  // namespace derslik::libm
