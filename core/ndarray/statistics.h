#pragma once

#include "core/ndarray/reduce.h"

namespace derslik::ndarray {

/// np.mean(a, axis, keepdims=…): integers and truth values as float64.
Array mean(const Array& a, const Axes& axes = {}, bool keepAxes = false);

/// np.var and np.std, as NumPy takes them: the mean first, then the mean of squares.
Array variance(const Array& a, const Axes& axes = {}, int ddof = 0,
               bool keepAxes = false);
Array deviation(const Array& a, const Axes& axes = {}, int ddof = 0,
                bool keepAxes = false);

/// np.ptp(a, axis): the largest minus the smallest.
Array peakToPeak(const Array& a, const Axes& axes = {}, bool keepAxes = false);

}  // namespace derslik::ndarray
