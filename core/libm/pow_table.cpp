#include "core/libm/pow_table.h"

#include <cmath>

#include "core/libm/bits.h"
#include "core/libm/fixed.h"

namespace derslik::libm {
namespace {

/// ln((n + 1) / n) = 2 (t + t³/3 + t⁵/5 + …), where t = 1 / (2n + 1).
Fixed logOfStep(std::uint32_t n) {
  const std::uint32_t inverse = 2 * n + 1;
  Fixed power(2);
  power /= inverse;
  Fixed sum(0);
  for (std::uint32_t i = 1; !power.isZero(); i += 2) {
    Fixed term = power;
    term /= i;
    sum += term;
    power /= inverse * inverse;
  }
  return sum;
}

std::array<PowEntry, 128> table() {
  constexpr int kBits = 43;
  std::array<PowEntry, 128> all;
  const auto enter = [&](int i, std::uint32_t n, Pair log) {
    all[i] = {n / 256., log.high, log.low};
  };
  // 1/c is n / 256, and even below 1, where a 128th is half as wide; several places may
  // share it.
  std::array<std::uint32_t, 128> inverses;
  for (int i = 0; i < 128; ++i) {
    const double middle = fromBits(bitsOf(0x1.69555p-1) + ((2ull * i + 1) << 44));
    inverses[i] = static_cast<std::uint32_t>(middle < 1 ? 2 * std::rint(128 / middle)
                                                        : std::rint(256 / middle));
  }
  // ln c from c = 1 outwards, down to the first place and up to the last.
  Fixed log(0);
  std::uint32_t n = 256;
  for (int i = 127; i >= 0; --i) {
    if (inverses[i] <= 256) continue;
    for (; n < inverses[i]; ++n)
      log += logOfStep(n);
    const Pair size = log.pair(kBits);
    enter(i, n, {-size.high, -size.low});
  }
  log = Fixed(0);
  n = 256;
  for (int i = 0; i < 128; ++i) {
    if (inverses[i] > 256) continue;
    for (; n > inverses[i]; --n)
      log += logOfStep(n - 1);
    enter(i, n, log.pair(kBits));
  }
  return all;
}

}  // namespace

const std::array<PowEntry, 128> kPowTable = table();

}  // namespace derslik::libm
