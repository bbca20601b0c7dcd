#pragma once

#include <array>

#include "core/libm/fma.h"

namespace derslik::libm {

/// sin and cos of k/128, each in two parts.
struct SinEntry {
  Pair sin, cos;
};

/// For k/128 from 0 to beyond π/4, computed before main(). glibc's table (sincostab.c of
/// the IBM Accurate Mathematical Library) differs from it in 18 of the second parts, by
/// one unit in their own last place, 2^-106 of the first.
extern const std::array<SinEntry, 110> kSinTable;

}  // namespace derslik::libm
