#include <cmath>
#include <cstdint>
#include <limits>

#include "core/libm/bits.h"
#include "core/libm/exp_sum.h"
#include "core/libm/fma.h"
#include "core/libm/libm.h"
#include "core/libm/pow_table.h"

namespace derslik::libm {
namespace {

// The method and the numbers are those of Arm's optimized routines (pow.c), which glibc
// took over; what is fused is what GCC fuses in glibc's variant for processors that can.

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

constexpr double kLn2High = 0x1.62e42fefa38p-1;  // few bits: k · kLn2High is exact
constexpr double kLn2Low = 0x1.ef35793c7673p-45;

/// ln of a positive normal number, whose bits are given times 2^-shift, to 68 bits.
Pair logPair(std::uint64_t bits, int shift) {
  constexpr double a1 = -0x1.555555555556p-1, a2 = 0x1.0000000000006p-1,
                   a3 = 0x1.999999959554ep-1, a4 = -0x1.555555529a47ap-1,
                   a5 = -0x1.2495b9b4845e9p0, a6 = 0x1.0002b8b263fc3p0;
  // x = 2^k z with z in [0x1.69555p-1, 0x1.69555p0); c from the table is near z.
  const std::uint64_t offset = bits - bitsOf(0x1.69555p-1);
  const auto exponent = static_cast<std::int64_t>(offset) >> 52;
  const auto k = static_cast<double>(exponent - shift);
  const double z = fromBits(bits - (offset & std::uint64_t{0xfff} << 52));
  const PowEntry& c = kPowTable[offset >> 45 & 127];
  const double r = fma(z, c.inverse, -1);  // exact

  // ln x = k ln 2 + ln c + ln(1 + r); -r²/2 in two parts, for they count.
  const double known = k * kLn2High + c.log;
  const double sum = known + r;
  const double low1 = fma(k, kLn2Low, c.logLow);
  const double low2 = (known - sum) + r;
  const double half = -0.5 * r;
  const double square = r * half;
  const double cube = r * square;
  const double high = sum + square;
  const double low3 = fma(half, r, -square);
  const double low4 = (sum - high) + square;
  const double rest =
      fma(square, fma(square, fma(r, a6, a5), fma(r, a4, a3)), fma(r, a2, a1));
  const double low = fma(cube, rest, ((low1 + low2) + low3) + low4);
  const double y = high + low;
  return {y, (high - y) + low};
}

enum class Kind { Odd, Even, Fraction };

Kind kindOf(double y) {
  const double size = std::abs(y);
  if (size >= 0x1p53) return Kind::Even;
  if (size != std::floor(size)) return Kind::Fraction;
  return std::fmod(size, 2) == 1 ? Kind::Odd : Kind::Even;
}

/// x^y where one of them is 0, infinite or NaN.
double powAtEnds(double x, double y) {
  if (y == 0 || x == 1) return 1;
  if (std::isnan(x) || std::isnan(y)) return kNaN;
  if (std::isinf(y)) {
    if (std::abs(x) == 1) return 1;
    return (std::abs(x) > 1) == (y > 0) ? kInfinity : 0;
  }
  const double size = std::isinf(x) == (y > 0) ? kInfinity : 0;
  return std::signbit(x) && kindOf(y) == Kind::Odd ? -size : size;
}

}  // namespace

double pow(double x, double y) {
  if (x == 0 || y == 0 || !std::isfinite(x) || !std::isfinite(y)) return powAtEnds(x, y);
  std::uint64_t sign = 0;
  if (x < 0) {
    const Kind kind = kindOf(y);
    if (kind == Kind::Fraction) return kNaN;
    if (kind == Kind::Odd) sign = kSignBit;
    x = -x;
  }
  // Too large or too small for products; y is even in the first case.
  const double size = std::abs(y);
  if (size >= 0x1p63) return x == 1 ? 1 : (x > 1) == (y > 0) ? kInfinity : 0;
  if (size < 0x1p-65) return 1;

  const bool subnormal = x < std::numeric_limits<double>::min();
  const Pair log = subnormal ? logPair(bitsOf(x * 0x1p52), 52) : logPair(bitsOf(x), 0);
  const Pair product = exactProduct(y, log.high);
  return expOfSum(product.high, fma(y, log.low, product.low), sign);
}

}  // namespace derslik::libm
