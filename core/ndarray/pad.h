#pragma once

#include <utility>
#include <vector>

#include "core/ndarray/array.h"

namespace derslik::ndarray {

/// How many elements are put before and after, for each axis.
using PadWidths = std::vector<std::pair<Index, Index>>;

/// np.pad(a, widths), of one constant everywhere.
Array padConstant(const Array& a, const PadWidths& widths, const Scalar& value = 0);

/// mode="edge", "reflect", "symmetric" and "wrap". Refused where the latter three would
/// begin again.
enum class Padding { Edge, Reflect, Symmetric, Wrap };
Array pad(const Array& a, const PadWidths& widths, Padding mode);

/// np.rot90(a, times, axes), np.fliplr(a), np.flipud(a): views.
Array rot90(const Array& a, Index times = 1, Index first = 0, Index second = 1);
Array flipLeftRight(const Array& a);
Array flipUpDown(const Array& a);

}  // namespace derslik::ndarray
