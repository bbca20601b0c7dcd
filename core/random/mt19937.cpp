#include "core/random/mt19937.h"

#include <algorithm>

namespace derslik {

Mt19937::Mt19937(std::uint32_t seed) {
  for (std::uint32_t i = 0; i < kSize; ++i) {
    state_[i] = seed;
    seed = 1812433253 * (seed ^ seed >> 30) + i + 1;
  }
}

Mt19937::Mt19937(const std::vector<std::uint32_t>& words) : Mt19937(19650218) {
  std::size_t i = 1;
  const auto mix = [&](std::uint32_t factor) {
    const std::uint32_t before = state_[i - 1];
    return state_[i] ^ (before ^ before >> 30) * factor;
  };
  const auto step = [&] {
    if (++i < kSize) return;
    state_[0] = state_[kSize - 1];
    i = 1;
  };
  for (std::size_t k = 0; k < std::max(kSize, words.size()); ++k) {
    const std::size_t word = k % words.size();
    state_[i] = mix(1664525) + words[word] + static_cast<std::uint32_t>(word);
    step();
  }
  for (std::size_t k = 1; k < kSize; ++k) {
    state_[i] = mix(1566083941) - static_cast<std::uint32_t>(i);
    step();
  }
  state_[0] = 0x80000000;
}

void Mt19937::twist() {
  constexpr std::size_t kFar = 397;
  constexpr std::uint32_t kTop = 0x80000000;
  // Every word from itself, the next one, and the one 397 places on, in a ring.
  for (std::size_t i = 0; i < kSize; ++i) {
    const std::size_t next = i + 1 < kSize ? i + 1 : 0;
    const std::size_t far = i + kFar < kSize ? i + kFar : i + kFar - kSize;
    const std::uint32_t joined = (state_[i] & kTop) | (state_[next] & ~kTop);
    state_[i] = state_[far] ^ joined >> 1 ^ (joined & 1) * 0x9908b0df;
  }
  next_ = 0;
}

}  // namespace derslik
