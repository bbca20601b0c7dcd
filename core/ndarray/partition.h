#pragma once

#include "core/ndarray/array.h"

namespace derslik::ndarray {

/// np.argpartition(a, kth, axis) and np.partition: what is smaller than the kth of the
/// sorted elements stands before it, what is larger behind it, in the arrangement in
/// which NumPy's introselect leaves them.
///
///     >>> np.argpartition(np.array([7, 2, 9, 4, 1]), 1)
///     array([4, 1, 2, 3, 0])
Array argpartition(const Array& a, Index kth, Index axis = -1);
Array partition(const Array& a, Index kth, Index axis = -1);

}  // namespace derslik::ndarray
