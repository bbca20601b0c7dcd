#pragma once

#include "core/ndarray/ufunc.h"

namespace derslik::ndarray {

/// np.add.accumulate(a, axis) and the like, of add, multiply, maximum and minimum.
///
///     >>> np.maximum.accumulate(np.array([1, 3, 2]))
///     array([1, 3, 3])
Array accumulate(Binary op, const Array& a, Index axis = 0);

/// np.add.outer(a, b) and the like: of every element of a with every one of b.
Array outer(Binary op, const Array& a, const Array& b);

/// np.add.at(a, places, values): a[places] op= values, one place after the other, where
/// each of `places` chooses along an axis, from the first on.
void applyAt(Binary op, const Array& a, const std::vector<Array>& places,
             const Array& values);

/// np.lexsort(keys), of vectors: the last one decides first.
Array lexsort(const std::vector<Array>& keys);

}  // namespace derslik::ndarray
