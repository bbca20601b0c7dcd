#pragma once

#include "core/matrix.h"

namespace derslik {

/// values.std(), bit for bit (numpy/core/_methods.py, _var): the root of the mean square
/// distance from the mean, both means of sums in NumPy's order.
///
///     >>> np.array([0.1, 0.2, 0.4]).std()
///     0.12472191289246473
///
/// Requires at least one value.
double standardDeviation(const Vector& values);

/// np.float64(value).round(decimals): multiplied, rounded to the nearest whole number, of
/// two equally near ones to the even one, and divided.
///
///     >>> np.float64(0.25).round(1), np.float64(2.675).round(2)
///     (0.2, 2.68)
///
/// Requires 0 <= decimals <= 22.
double rounded(double value, int decimals);

}  // namespace derslik
