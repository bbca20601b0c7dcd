#pragma once

#include <cstdint>
#include <vector>

#include "core/matrix.h"

namespace derslik {

/// What a step computes.
enum class Phase : std::int32_t {
  Score = 0,         ///< one dot product, query row by key column
  Scale = 1,         ///< one row of scores divided by √d · τ
  Exponentiate = 2,  ///< one row of exponentials
  Normalise = 3,     ///< one row of weights
  Mix = 4,           ///< one row of the output
};

/// One step of the computation. It says what was computed; the number is in the matrices.
struct Step {
  Phase phase;
  std::int32_t row;
  std::int32_t column;  ///< -1 when the step is a whole row

  bool operator==(const Step&) const = default;
};

/// The n² + 4n steps of attention over n words, in order: the scores one by one and row
/// by row, then for each later phase one row after the other. Six words take 60 steps.
/// Throws Error, code "empty" or "size", unless n is 1 to 64.
std::vector<Step> trace(Index words);

}  // namespace derslik
