#pragma once

#include <bit>
#include <cstdint>
#include <limits>

#include "core/random/wide.h"

namespace derslik {

// A whole number from 0 to `last`, each equally likely, from a source of 32 and 64 random
// bits; of 32 only where `last` fits into them, as NumPy draws an int64 (random_bounded_
// uint64_fill in numpy/random/src/distributions/distributions.c). 0 to 0 draws nothing.

inline constexpr std::uint64_t kLast32 = std::numeric_limits<std::uint32_t>::max();
inline constexpr std::uint64_t kLast64 = std::numeric_limits<std::uint64_t>::max();

/// As Generator.integers does it: the upper part of a product with the number of choices,
/// drawn again where that would favour some of them (Lemire, "Fast random integer
/// generation in an interval", ACM Transactions on Modeling and Computer Simulation 29,
/// 2019).
template<class Source>
std::uint64_t boundedByProduct(Source& source, std::uint64_t last) {
  if (last == 0) return 0;
  if (last == kLast32) return source.next32();
  if (last == kLast64) return source.next64();
  const std::uint64_t choices = last + 1;
  if (last < kLast32) {
    std::uint64_t product = source.next32() * choices;
    if ((product & kLast32) < choices) {
      const std::uint64_t unfair = (kLast32 - last) % choices;
      while ((product & kLast32) < unfair)
        product = source.next32() * choices;
    }
    return product >> 32;
  }
  Wide product = multiply(source.next64(), choices);
  if (product.low < choices) {
    const std::uint64_t unfair = (kLast64 - last) % choices;
    while (product.low < unfair)
      product = multiply(source.next64(), choices);
  }
  return product.high;
}

/// As RandomState.randint does it: as many bits as `last` has, until they make no more.
template<class Source>
std::uint64_t boundedByMask(Source& source, std::uint64_t last) {
  if (last == 0) return 0;
  const std::uint64_t mask = kLast64 >> std::countl_zero(last);
  for (;;) {
    const std::uint64_t bits = last <= kLast32 ? source.next32() : source.next64();
    if ((bits & mask) <= last) return bits & mask;
  }
}

/// low + offset, where the sum is known to be an int64.
inline std::int64_t plus(std::int64_t low, std::uint64_t offset) {
  return static_cast<std::int64_t>(static_cast<std::uint64_t>(low) + offset);
}

/// Throws NumPy's ValueError unless low < high.
void checkBelow(std::int64_t low, std::int64_t high);

/// Throws NumPy's ValueError unless low ≤ last.
void checkUpTo(std::int64_t low, std::int64_t last);

}  // namespace derslik
