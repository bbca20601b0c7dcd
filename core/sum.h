#pragma once

#include "core/matrix.h"

namespace derslik {

/// The sum of `count` numbers in NumPy's order of addition ("pairwise summation",
/// numpy/core/src/umath/loops_utils.h.src): up to 128 numbers in eight interleaved
/// partial sums, more of them in two halves; and what exceeds NumPy's buffer of 8192
/// numbers one bufferful after the other (np.getbufsize()).
///
///     >>> np.sum(1 / np.arange(1, 65)), sum((1 / np.arange(1, 65)).tolist())
///     (4.743890903705769, 4.7438909037057675)
double sum(const double* values, Index count);

}  // namespace derslik
