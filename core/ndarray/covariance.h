#pragma once

#include "core/ndarray/array.h"

namespace derslik::ndarray {

/// np.cov(m, rowvar, bias, ddof): of rows, or of columns; divided by the number of
/// observations less `ddof`, which is 1 unless it is given or `bias`.
///
///     >>> np.cov(np.array([[0., 1, 2], [2, 1, 0]]))
///     array([[ 1., -1.],
///            [-1.,  1.]])
Array covariance(const Array& m, bool areRows = true, int ddof = 1);

/// np.corrcoef(m, rowvar).
Array correlation(const Array& m, bool areRows = true);

}  // namespace derslik::ndarray
