#include <cmath>
#include <cstdint>
#include <limits>

#include "core/libm/bits.h"
#include "core/libm/fma.h"
#include "core/libm/libm.h"
#include "core/libm/log_table.h"

namespace derslik::libm {
namespace {

// The method and the numbers are those of Arm's optimized routines (log.c), which glibc
// took over; what is fused is what GCC fuses in glibc's variant for processors that can.

constexpr double kLn2High = 0x1.62e42fefa38p-1;  // few bits: k · kLn2High is exact
constexpr double kLn2Low = 0x1.ef35793c7673p-45;

/// ln(1 + r) for -1/16 ≤ r < 0x1.09p-4, where the table would lose bits.
double logNearOne(double r) {
  constexpr double b1 = 0x1.5555555555577p-2, b2 = -0x1.ffffffffffdcbp-3,
                   b3 = 0x1.999999995dd0cp-3, b4 = -0x1.55555556745a7p-3,
                   b5 = 0x1.24924a344de3p-3, b6 = -0x1.fffffa4423d65p-4,
                   b7 = 0x1.c7184282ad6cap-4, b8 = -0x1.999eb43b068ffp-4,
                   b9 = 0x1.78182f7afd085p-4, b10 = -0x1.5521375d145cdp-4;
  const double r2 = r * r;
  const double r3 = r * r2;
  const double upper = fma(r3, b10, fma(r2, b9, fma(r, b8, b7)));
  const double middle = fma(r3, upper, fma(r2, b6, fma(r, b5, b4)));
  const double rest = fma(r3, middle, fma(r2, b3, fma(r, b2, b1)));

  // r - r²/2 in two parts; the square of r's upper half is exact.
  const double rHigh = (r + r * 0x1p27) - r * 0x1p27;
  const double rLow = r - rHigh;
  const double square = -0.5 * (rHigh * rHigh);
  const double high = r + square;
  const double low = fma(-0.5 * rLow, rHigh + r, (r - high) + square);
  return fma(r3, rest, low) + high;
}

/// ln of a positive normal number, whose bits are given times 2^-shift.
double logNormal(std::uint64_t bits, int shift) {
  constexpr double a0 = -0x1.0000000000001p-1, a1 = 0x1.555555551305bp-2,
                   a2 = -0x1.fffffffeb459p-3, a3 = 0x1.999b324f10111p-3,
                   a4 = -0x1.55575e506c89fp-3;
  // x = 2^k z with z in [0.6875, 1.375); c from the table is near z.
  const std::uint64_t offset = bits - bitsOf(0.6875);
  const auto exponent = static_cast<std::int64_t>(offset) >> 52;
  const auto k = static_cast<double>(exponent - shift);
  const double z = fromBits(bits - (offset & std::uint64_t{0xfff} << 52));
  const LogEntry c = kLogTable[offset >> 45 & 127];

  // r = z / c - 1: fused, which near 1 needs no rounding but the last.
  const Pair quotient = exactProduct(z, c.inverse);
  const double r = (quotient.high - 1) + quotient.low;

  // ln x = k ln 2 + ln c + ln(1 + r), the first three terms in two parts.
  const double known = k * kLn2High + c.log;
  const double high = known + r;
  const double low = fma(k, kLn2Low, (known - high) + r);
  const double r2 = r * r;
  const double rest = fma(r2, fma(r, a4, a3), fma(r, a2, a1));
  return fma(r * r2, rest, fma(r2, a0, low)) + high;
}

}  // namespace

double log(double x) {
  if (x == 1) return 0;
  if (x >= 1 - 0x1p-4 && x < 1 + 0x1.09p-4) return logNearOne(x - 1);
  if (x == 0) return -std::numeric_limits<double>::infinity();
  if (std::isnan(x) || x < 0) return std::numeric_limits<double>::quiet_NaN();
  if (std::isinf(x)) return x;
  if (x < std::numeric_limits<double>::min()) return logNormal(bitsOf(x * 0x1p52), 52);
  return logNormal(bitsOf(x), 0);
}

}  // namespace derslik::libm
