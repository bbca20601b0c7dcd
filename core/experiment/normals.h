#pragma once

#include <cstdint>

#include "core/matrix.h"
#include "core/random/generator.h"

namespace derslik {

// The loops in which an experiment spends its time. Each works on a copy of the
// generator, which the compiler keeps in registers.
//
// rng.normal() is 0 + 1 · rng.standard_normal(): the same number, but for the sign of a
// zero, which no sum of products can tell.

/// Leaves rng where rng.normal(size=count) would.
void skipNormals(Generator& rng, std::int64_t count);

/// out = rng.normal(size=count)
void drawNormals(Generator& rng, double* out, Index count);

/// row *= rng.normal(size=count)
void multiplyByNormals(Generator& rng, double* row, Index count);

}  // namespace derslik
