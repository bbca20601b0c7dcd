#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace derslik {

/// The 32-bit words, lowest first, of a whole number in decimal digits: the seed that a
/// person has written, of any size that Python would read.
///
///     >>> int("18446744073709551617") == 1 + 0 * 2**32 + 1 * 2**64
///     True
///
/// Throws an Error whose field is "seed". CPython itself reads up to 4300 digits.
std::vector<std::uint32_t> seedWords(std::string_view decimal,
                                     std::size_t maxDigits = 4300);

/// NumPy's way from any seed to well-mixed state (numpy/random/bit_generator.pyx, after
/// O'Neill, "Developing a seed_seq alternative", 2015): a pool of four words into which
/// every word of the seed is hashed.
///
///     >>> np.random.SeedSequence(42).generate_state(2, np.uint64).tolist()
///     [11465652750463011511, 15382171918060459190]
class SeedSequence {
 public:
  /// The words of the seed, lowest first; not empty: 0 is the one word 0.
  explicit SeedSequence(const std::vector<std::uint32_t>& words);

  explicit SeedSequence(std::uint64_t seed);

  /// generate_state(4, np.uint64)
  std::array<std::uint64_t, 4> state() const;

 private:
  std::array<std::uint32_t, 4> pool_;
};

}  // namespace derslik
