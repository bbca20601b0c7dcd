#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace derslik {

/// np.random.MT19937 as np.random.seed fills it: the Mersenne Twister (Matsumoto and
/// Nishimura, ACM Transactions on Modeling and Computer Simulation 8, 1998), 2.5 KB of
/// state.
///
///     >>> bits = np.random.MT19937(); bits._legacy_seeding(42);
///     bits.random_raw(2).tolist() [1608637542, 3421126067]
class Mt19937 {
 public:
  explicit Mt19937(std::uint32_t seed);

  /// As np.random.seed([…]) and CPython's random.seed fill it ("init_by_array", Matsumoto
  /// and Nishimura, 2002). Requires at least one word.
  explicit Mt19937(const std::vector<std::uint32_t>& words);

  std::uint32_t next32() {
    if (next_ == kSize) twist();
    std::uint32_t word = state_[next_++];
    word ^= word >> 11;
    word ^= word << 7 & 0x9d2c5680;
    word ^= word << 15 & 0xefc60000;
    return word ^ word >> 18;
  }

  /// Two 32-bit numbers, the first on top.
  std::uint64_t next64() {
    const std::uint64_t high = next32();
    return high << 32 | next32();
  }

  /// Uniform in [0, 1): 53 bits.
  double nextDouble() {
    const std::uint32_t high = next32() >> 5;
    const std::uint32_t low = next32() >> 6;
    return (high * 0x1p26 + low) * 0x1p-53;
  }

 private:
  void twist();

  static constexpr std::size_t kSize = 624;

  std::array<std::uint32_t, kSize> state_;
  std::size_t next_ = kSize;
};

}  // namespace derslik
