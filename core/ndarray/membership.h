#pragma once

#include "core/ndarray/array.h"

namespace derslik::ndarray {

/// np.isin(a, among): in a's shape; NaN is in nothing.
Array isIn(const Array& a, const Array& among, bool isInverted = false);

/// np.union1d, np.intersect1d, np.setdiff1d, np.setxor1d: sorted, each value once.
///
///     >>> np.intersect1d(np.array([3, 1, 1]), np.array([1, 3, 5]))
///     array([1, 3])
Array union1d(const Array& a, const Array& b);
Array intersect1d(const Array& a, const Array& b);
Array setdiff1d(const Array& a, const Array& b);
Array setxor1d(const Array& a, const Array& b);

}  // namespace derslik::ndarray
