#include <cmath>
#include <cstdint>
#include <limits>

#include "core/libm/bits.h"
#include "core/libm/libm.h"

namespace derslik::libm {

// The method and the numbers are FDLIBM's (e_log10.c, Sun Microsystems, 1993), which
// glibc compiles without fused multiply-adds, on top of a logarithm that has them.

double log10(double x) {
  constexpr double kPerLn10 = 4.34294481903251816668e-01;
  constexpr double kLog2High = 3.01029995663611771306e-01;
  constexpr double kLog2Low = 3.69423907715893078616e-13;
  if (x == 0) return -std::numeric_limits<double>::infinity();
  if (std::isnan(x) || x < 0) return std::numeric_limits<double>::quiet_NaN();
  if (std::isinf(x)) return x;
  const bool subnormal = x < std::numeric_limits<double>::min();
  std::uint64_t bits = bitsOf(subnormal ? x * 0x1p54 : x);
  int k = static_cast<int>(bits >> 52) - 1023 - (subnormal ? 54 : 0);
  // x = 2^k z, where z is from 1 to 2, or from 1/2 to 1 if k is below 0.
  const bool below = k < 0;
  if (below) ++k;
  bits = (bits & ((std::uint64_t{1} << 52) - 1)) | bitsOf(below ? 0.5 : 1.);
  const double rest = k * kLog2Low + kPerLn10 * log(fromBits(bits));
  return rest + k * kLog2High;
}

}  // namespace derslik::libm
