#pragma once

#include <optional>
#include <utility>

#include "core/ndarray/array.h"

namespace derslik::ndarray {

/// np.histogram(a, bins, range): counts, and the edges, which are one more.
///
///     >>> np.histogram(np.array([1., 2., 2.]), 2)
///     (array([1, 2]), array([1. , 1.5, 2. ]))
std::pair<Array, Array> histogram(const Array& a, Index bins = 10,
                                  std::optional<std::pair<double, double>> range = {});

/// np.histogram(a, edges): the last bin holds its upper edge.
std::pair<Array, Array> histogram(const Array& a, const Array& edges);

/// What density=True makes of counts: they are divided by the width of their bin and by
/// the sum of all.
Array density(const Array& counts, const Array& edges);

}  // namespace derslik::ndarray
