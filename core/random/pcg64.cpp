#include "core/random/pcg64.h"

namespace derslik {

Pcg64::Pcg64(const SeedSequence& seed) {
  const auto [high, low, incrementHigh, incrementLow] = seed.state();
  increment_ = {incrementHigh << 1 | incrementLow >> 63, incrementLow << 1 | 1};
  state_ = increment_;  // one step from 0
  state_.low += low;
  state_.high += high + (state_.low < low);
  step();
}

std::uint32_t Pcg64::next32() {
  if (hasHalf_) {
    hasHalf_ = false;
    return half_;
  }
  const std::uint64_t whole = next64();
  half_ = static_cast<std::uint32_t>(whole >> 32);
  hasHalf_ = true;
  return static_cast<std::uint32_t>(whole);
}

}  // namespace derslik
