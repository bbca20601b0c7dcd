#pragma once

// What no array and no operation may exceed, so that every run ends in time and a 32-bit
// machine counts right.

#include <cstdint>

#include "core/index.h"

namespace derslik::ndarray {

/// Beyond any limit of memory, and still far from overflow in 32 bits.
inline constexpr Index kMostElements = 1 << 28;

/// A size, a place or an axis that a program gives, as the 32 bits that it has on the
/// page; a refusal beyond them. Its negative fits, too.
Index narrow(std::int64_t value);

/// The stride of a slice with a step; a refusal where it overflows.
Index stepped(Index step, Index stride);

/// Refuses an operation of more than 2**33 multiplications: several seconds in which none
/// of a program's budgets would be looked at.
void requireFeasible(double multiplications);

}  // namespace derslik::ndarray
