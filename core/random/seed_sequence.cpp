#include "core/random/seed_sequence.h"

#include <string>

#include "core/error.h"

namespace derslik {
namespace {

/// A hash whose multiplier changes with every word.
class Hash {
 public:
  Hash(std::uint32_t start, std::uint32_t factor) : multiplier_(start), factor_(factor) {}

  std::uint32_t operator()(std::uint32_t word) {
    word ^= multiplier_;
    multiplier_ *= factor_;
    word *= multiplier_;
    return word ^ word >> 16;
  }

 private:
  std::uint32_t multiplier_, factor_;
};

std::uint32_t mix(std::uint32_t a, std::uint32_t b) {
  const std::uint32_t mixed = 0xca01f9ddu * a - 0x4973f715u * b;
  return mixed ^ mixed >> 16;
}

std::vector<std::uint32_t> words(std::uint64_t seed) {
  const auto low = static_cast<std::uint32_t>(seed);
  const auto high = static_cast<std::uint32_t>(seed >> 32);
  if (high == 0) return {low};
  return {low, high};
}

}  // namespace

std::vector<std::uint32_t> seedWords(std::string_view decimal, std::size_t maxDigits) {
  const auto refuse = [maxDigits](const std::string& actual) {
    throw Error("range", "seed",
                "a whole number of 1 to " + std::to_string(maxDigits) + " digits",
                actual);
  };
  if (decimal.empty() || decimal.size() > maxDigits)
    refuse(std::to_string(decimal.size()) + " digits");
  std::vector<std::uint32_t> words(decimal.size() / 9 + 1);  // each has room for 9 digits
  for (std::size_t i = 0; i < decimal.size(); ++i) {
    if (decimal[i] < '0' || decimal[i] > '9')
      refuse("something else at place " + std::to_string(i + 1));
    // words = 10 · words + digit
    std::uint64_t carry = static_cast<std::uint64_t>(decimal[i] - '0');
    for (std::uint32_t& word : words) {
      carry += std::uint64_t{10} * word;
      word = static_cast<std::uint32_t>(carry);
      carry >>= 32;
    }
  }
  while (words.size() > 1 && words.back() == 0)
    words.pop_back();
  return words;
}

SeedSequence::SeedSequence(std::uint64_t seed) : SeedSequence(words(seed)) {}

SeedSequence::SeedSequence(const std::vector<std::uint32_t>& words) {
  Hash hash(0x43b0d7e5, 0x931e8875);
  for (std::size_t i = 0; i < pool_.size(); ++i)
    pool_[i] = hash(i < words.size() ? words[i] : 0);
  for (std::size_t from = 0; from < pool_.size(); ++from)
    for (std::size_t to = 0; to < pool_.size(); ++to)
      if (from != to) pool_[to] = mix(pool_[to], hash(pool_[from]));
  for (std::size_t i = pool_.size(); i < words.size(); ++i)
    for (std::uint32_t& word : pool_)
      word = mix(word, hash(words[i]));
}

std::array<std::uint64_t, 4> SeedSequence::state() const {
  Hash hash(0x8b51f9dd, 0x58f38ded);
  std::array<std::uint64_t, 4> state;
  for (std::size_t i = 0; i < state.size(); ++i) {
    const std::uint64_t low = hash(pool_[2 * i % 4]);
    state[i] = low | std::uint64_t{hash(pool_[(2 * i + 1) % 4])} << 32;
  }
  return state;
}

}  // namespace derslik
