#pragma once

#include <optional>
#include <vector>

#include "core/ndarray/array.h"

namespace derslik::ndarray {

// Functions known at some points.

/// np.interp(x, points, values, left, right), of points that increase.
///
///     >>> np.interp(2.5, [1, 2, 3], [3, 2, 0])
///     1.0
Array interpolate(const Array& x, const Array& points, const Array& values,
                  std::optional<double> left = {}, std::optional<double> right = {});

/// np.gradient(a, spacing, axis=axis): one number, or the places along the axis.
Array gradient(const Array& a, const Array& spacing, Index axis);

/// np.trapz(y, dx=dx, axis=axis), and of points x along the axis, or of y's shape.
Array trapezoids(const Array& y, double dx = 1, Index axis = -1);
Array trapezoids(const Array& y, const Array& x, Index axis = -1);

/// np.ediff1d(a): the differences of neighbours.
Array ediff1d(const Array& a);

/// np.digitize(x, edges, right).
Array digitize(const Array& x, const Array& edges, bool isRight = false);

/// np.polyval(coefficients, x), the highest power first.
Array polynomial(const Array& coefficients, const Array& x);

/// np.vander(x, columns, increasing).
Array vandermonde(const Array& x, Index columns, bool isIncreasing = false);

}  // namespace derslik::ndarray
