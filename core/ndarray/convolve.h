#pragma once

#include "core/ndarray/array.h"

namespace derslik::ndarray {

/// Where two vectors overlap in part as well, in the middle as long as the longer one, or
/// only where the shorter one lies within the other.
enum class Overlap { Full, Same, Valid };

/// np.convolve(a, v, mode), of float64 and int64; every sum is taken in order.
///
///     >>> np.convolve(np.array([1, 2, 3]), np.array([0, 1, 2]))
///     array([0, 1, 4, 7, 6])
Array convolve(const Array& a, const Array& v, Overlap mode = Overlap::Full);

/// np.correlate(a, v, mode).
Array correlate(const Array& a, const Array& v, Overlap mode = Overlap::Valid);

}  // namespace derslik::ndarray
