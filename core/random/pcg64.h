#pragma once

#include <bit>
#include <cstdint>

#include "core/random/seed_sequence.h"
#include "core/random/wide.h"

namespace derslik {

/// np.random.PCG64: 128 bits of linear congruential state, of which every step gives 64
/// (O'Neill, "PCG: A Family of Simple Fast Space-Efficient Statistically Good Algorithms
/// for Random Number Generation", 2014: PCG XSL RR 128/64).
///
///     >>> np.random.PCG64(42).random_raw(2).tolist()
///     [14276969152011380360, 8095878257575067585]
class Pcg64 {
 public:
  explicit Pcg64(const SeedSequence& seed);

  std::uint64_t next64() {
    step();
    return std::rotr(state_.high ^ state_.low, static_cast<int>(state_.high >> 58));
  }

  /// The lower half of a 64-bit number, then its upper half, which is kept until asked
  /// for even when 64-bit numbers are drawn in between.
  std::uint32_t next32();

 private:
  /// state = state · multiplier + increment, modulo 2^128
  void step() {
    constexpr Wide kMultiplier{0x2360ed051fc65da4, 0x4385df649fccf645};
    const Wide product = multiply(state_.low, kMultiplier.low);
    const std::uint64_t high = product.high + state_.high * kMultiplier.low +
                               state_.low * kMultiplier.high + increment_.high;
    state_.low = product.low + increment_.low;
    state_.high = high + (state_.low < product.low);
  }

  Wide state_, increment_;
  std::uint32_t half_ = 0;
  bool hasHalf_ = false;
};

}  // namespace derslik
