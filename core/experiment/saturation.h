#pragma once

#include <string_view>
#include <vector>

#include "core/experiment/softmax.h"
#include "core/matrix.h"

namespace derslik {

// What the division by √d is for: the scores of one random query and n random keys grow
// with the number of dimensions, and their softmax saturates.
//
//     >>> q, *K = np.random.default_rng(seed).normal(size=(d, 1 + n)).T
//     >>> scores = [sum((q * k).tolist()) for k in K]
//
// The numbers are drawn one dimension after the other, so a larger d adds terms to the
// same sums, and a list of dimensions costs no more than its largest.

/// The scores of one query, plain and divided by √d, and what softmax makes of them.
struct Saturation {
  Vector scores;    ///< [n]
  double divisor;   ///< √d
  Vector scaled;    ///< [n] scores ÷ √d
  Softmax plain;    ///< of the scores
  Softmax divided;  ///< of the scaled scores
};

/// `seed` has 1 to 300 decimal digits; 1 to 64 keys, d 1 to 4096. Throws Error otherwise.
Saturation saturation(std::string_view seed, Index keys, Index d);

/// Of each Softmax, along the dimensions.
struct SoftmaxCurve {
  Vector largest, entropy, gradient;
};

struct SaturationCurve {
  SoftmaxCurve plain, divided;
};

/// What saturation() gives for each of the dimensions, which must rise. Throws Error,
/// field "seed", "keys" or "dimensions".
SaturationCurve saturationCurve(std::string_view seed, Index keys,
                                const std::vector<Index>& dimensions);

}  // namespace derslik
