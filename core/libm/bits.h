#pragma once

#include <cstdint>
#include <cstring>

namespace derslik {

// std::bit_cast, which the libc++ of Emscripten 3.1.6 does not have yet.

inline std::uint64_t bitsOf(double number) {
  std::uint64_t bits;
  std::memcpy(&bits, &number, sizeof bits);
  return bits;
}

inline double fromBits(std::uint64_t bits) {
  double number;
  std::memcpy(&number, &bits, sizeof number);
  return number;
}

}  // namespace derslik
