#pragma once

// What the files of the math module share.

#include <vector>

#include "core/python/machine.h"

namespace derslik::python::vm {

[[noreturn]] void domainError();
[[noreturn]] void rangeError();

/// factorial, comb, perm, gcd, lcm, isqrt.
void addIntegerFunctions(std::vector<NativeDef>& functions);

/// fsum, prod, hypot, dist.
void addSums(std::vector<NativeDef>& functions);

}  // namespace derslik::python::vm
