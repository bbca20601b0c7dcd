#pragma once

#include <span>

#include "core/matrix.h"

namespace derslik {

inline constexpr Index kBins = 40;

/// How many dot products of d-dimensional random vectors fall where, before and after
/// their division by √d: 40 bins a fifth of σ wide from -4σ to 4σ, and one more on each
/// side for what lies beyond. σ is √d before the division and 1 after it.
struct Histogram {
  Vector before;    ///< [42] counts of the dot products
  Vector after;     ///< [42] counts of the dot products ÷ √d
  Vector expected;  ///< [42] what a normal distribution gives: N · (Φ(b) − Φ(a))
};

/// -4, -3.8, …, 4: the edges of the 40 inner bins in units of σ, [41].
Vector histogramEdges();

/// The histogram of `products`, [N], of vectors with d dimensions. A bin holds its left
/// edge but not its right one, except the last inner bin, which holds both, as in
///
///     >>> np.histogram([-4, -3.8, 3.7, 4, 4.1], (np.arange(41) - 20) / 5)[0][[0, 1, 38,
///     39]] array([1, 1, 1, 1])
Histogram histogramOf(std::span<const double> products, Index d);

}  // namespace derslik
