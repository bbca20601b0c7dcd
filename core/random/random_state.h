#pragma once

#include <cstdint>

#include "core/random/mt19937.h"

namespace derslik {

/// np.random.RandomState(seed), and what np.random.seed(seed) leaves np.random with: the
/// same numbers, bit for bit, in the same order of calls. An array that NumPy fills is
/// the same call again and again. A copy goes on as its original would.
///
///     >>> np.random.seed(42); np.random.rand(), np.random.randn(), np.random.randint(10)
///     (0.3745401188473625, -1.1118801180469204, 2)
class RandomState {
 public:
  /// NumPy, too, takes no seed of more than 32 bits here.
  explicit RandomState(std::uint32_t seed) : bits_(seed) {}

  /// Uniform in [0, 1): 53 bits.
  double rand() {
    const std::uint32_t high = bits_.next32() >> 5;
    const std::uint32_t low = bits_.next32() >> 6;
    return (high * 0x1p26 + low) * 0x1p-53;
  }

  /// Of mean 0 and deviation 1 (Marsaglia's polar method, which makes two at a time and
  /// keeps one).
  double randn();

  double normal(double mean, double deviation) { return mean + deviation * randn(); }

  /// Uniform in [low, high); throws an Error unless low < high.
  std::int64_t randint(std::int64_t low, std::int64_t high);

  Mt19937& bits() { return bits_; }

 private:
  Mt19937 bits_;
  double normal_ = 0;
  bool hasNormal_ = false;
};

}  // namespace derslik
