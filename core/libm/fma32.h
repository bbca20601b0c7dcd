#pragma once

#include <cstdint>
#include <cstring>

#include "core/libm/fma.h"

namespace derslik::libm {

inline std::uint32_t bitsOf32(float number) {
  std::uint32_t bits;
  std::memcpy(&bits, &number, sizeof bits);
  return bits;
}

inline float fromBits32(std::uint32_t bits) {
  float number;
  std::memcpy(&number, &bits, sizeof number);
  return number;
}

/// a · b + c of float32, rounded once: the product is a float64, and the sum, rounded to
/// odd in float64, lies on the same side of every middle of two float32.
inline float fma32(float a, float b, float c) {
  return static_cast<float>(oddSum(static_cast<double>(a) * b, c));
}

}  // namespace derslik::libm
