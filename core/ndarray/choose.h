#pragma once

#include <optional>
#include <vector>

#include "core/ndarray/array.h"

namespace derslik::ndarray {

/// np.where(condition, a, b).
Array where(const Array& condition, const Array& a, const Array& b);

/// np.clip(a, low, high), of which one may be missing.
Array clip(const Array& a, const std::optional<Array>& low,
           const std::optional<Array>& high);

/// np.meshgrid(*vectors, indexing="xy" or "ij").
std::vector<Array> meshgrid(const std::vector<Array>& vectors,
                            bool isMatrixOrder = false);

/// np.outer(a, b).
Array outer(const Array& a, const Array& b);

/// np.isclose(a, b, rtol, atol, equal_nan), np.allclose.
Array isClose(const Array& a, const Array& b, double relative = 1e-5,
              double absolute = 1e-8, bool equalNan = false);
bool allClose(const Array& a, const Array& b, double relative = 1e-5,
              double absolute = 1e-8, bool equalNan = false);

/// np.diff(a, n, axis).
Array diff(const Array& a, Index n = 1, Index axis = -1);

}  // namespace derslik::ndarray
