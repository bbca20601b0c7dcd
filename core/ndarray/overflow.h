#pragma once

#include <cstdint>

namespace derslik::ndarray {

/// Whether a · b leaves the 64 bits; the product is wrapped then. The compilers' own
/// check multiplies to 128 bits by a call under WebAssembly; this is a few instructions.
inline bool multiplyOverflows(std::int64_t a, std::int64_t b, std::int64_t* product) {
  *product = static_cast<std::int64_t>(static_cast<std::uint64_t>(a) *
                                       static_cast<std::uint64_t>(b));
  const auto fits = [](std::int64_t x) { return x == static_cast<std::int32_t>(x); };
  if (fits(a) && fits(b)) return false;
  if (a == 0 || b == 0) return false;
  if ((a == -1 && b == INT64_MIN) || (b == -1 && a == INT64_MIN)) return true;
  return *product / b != a;
}

}  // namespace derslik::ndarray
