#pragma once

#include <cstdint>
#include <string_view>

#include "core/matrix.h"
#include "core/random/generator.h"

namespace derslik {

inline constexpr Index kMaxDimensions = 4096;
inline constexpr Index kMinPairs = 2, kMaxPairs = 100000;
inline constexpr Index kMaxKeys = 64;
inline constexpr std::size_t kMaxSeedDigits = 300;

/// Throws Error, code "range", unless first <= value <= last.
void checkRange(const char* field, Index value, Index first, Index last);

/// np.random.default_rng(int(seed)). Throws Error, field "seed", unless it is 1 to 300
/// decimal digits.
Generator generatorFrom(std::string_view seed);

}  // namespace derslik
