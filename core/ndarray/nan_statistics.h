#pragma once

#include "core/ndarray/reduce.h"

namespace derslik::ndarray {

// Reductions that pass over NaN, as numpy/lib/nanfunctions.py takes them.

Array nanSum(const Array& a, const Axes& axes = {}, bool keepAxes = false);
Array nanProduct(const Array& a, const Axes& axes = {}, bool keepAxes = false);

/// np.nanmax and np.nanmin: NaN, and a warning, where there is nothing else.
Array nanMaximum(const Array& a, const Axes& axes = {}, bool keepAxes = false);
Array nanMinimum(const Array& a, const Axes& axes = {}, bool keepAxes = false);

/// Failure ValueError where there is nothing but NaN.
Array nanArgmax(const Array& a, const std::optional<Index>& axis = {});
Array nanArgmin(const Array& a, const std::optional<Index>& axis = {});

///     >>> np.nanmean(np.array([1, np.nan, 4]))
///     2.5
Array nanMean(const Array& a, const Axes& axes = {}, bool keepAxes = false);
Array nanVariance(const Array& a, const Axes& axes = {}, int ddof = 0,
                  bool keepAxes = false);
Array nanDeviation(const Array& a, const Axes& axes = {}, int ddof = 0,
                   bool keepAxes = false);

/// np.nan_to_num(x): 0 for NaN, the largest finite numbers for infinities.
Array nanToNum(const Array& a);

}  // namespace derslik::ndarray
