#pragma once

#include <optional>

#include "core/ndarray/array.h"

namespace derslik::ndarray {

/// np.median(a, axis); NaN where there is one.
Array median(const Array& a, const std::optional<Index>& axis = {},
             bool keepAxes = false);

/// np.quantile(a, q, axis) by linear interpolation; np.percentile(a, p) is of p / 100.
/// Float32 is refused. A float64 always: np.quantile(a, 0) of a whole 0 or 1, which keeps
/// integers, is min or max.
Array quantile(const Array& a, double q, const std::optional<Index>& axis = {},
               bool keepAxes = false);

/// np.quantile(a, qs, axis): the results stacked along new first axes.
Array quantile(const Array& a, const Array& qs, const std::optional<Index>& axis = {},
               bool keepAxes = false);

/// np.average(a, axis, weights), with weights of a's shape, or of one axis.
Array average(const Array& a, const Array& weights,
              const std::optional<Index>& axis = {});

/// np.count_nonzero(a, axis).
Array countNonzero(const Array& a, const std::optional<Index>& axis = {});

}  // namespace derslik::ndarray
