#pragma once

#include <vector>

#include "core/ndarray/array.h"

namespace derslik::ndarray {

using Arrays = std::vector<Array>;

/// np.concatenate(arrays, axis): in the order of the arrays' memory.
Array concatenate(const Arrays& arrays, Index axis = 0);

/// np.concatenate(arrays, axis=None): of all elements.
Array concatenateFlat(const Arrays& arrays);

Array stack(const Arrays& arrays, Index axis = 0);
Array vstack(const Arrays& arrays);
Array hstack(const Arrays& arrays);
Array columnStack(const Arrays& arrays);

/// np.split(a, sections, axis), np.array_split, and both at given places: views.
Arrays split(const Array& a, Index sections, Index axis = 0);
Arrays arraySplit(const Array& a, Index sections, Index axis = 0);
Arrays splitAt(const Array& a, const std::vector<Index>& places, Index axis = 0);

/// np.repeat(a, times, axis), of one number or one for each element; np.tile; np.roll.
Array repeat(const Array& a, const std::vector<Index>& times);
Array repeat(const Array& a, const std::vector<Index>& times, Index axis);
Array tile(const Array& a, const Dims& times);
Array roll(const Array& a, Index shift);
Array roll(const Array& a, Index shift, Index axis);

}  // namespace derslik::ndarray
