#pragma once

#include <optional>

#include "core/ndarray/ufunc.h"

namespace derslik::ndarray {

enum class Reduction : std::uint8_t { Sum, Product, Maximum, Minimum, Any, All };

/// The axes that a reduction takes away; none given, all of them.
using Axes = std::optional<Dims>;

/// Which axes of `a` are taken away, as flags; Failure AxisError or ValueError.
Dims reducedAxes(const Array& a, const Axes& axes);

/// np.add.reduce(a, axis, keepdims=…) and the like: without axes left, an array of none.
/// Floats are summed in NumPy's order, which depends on how the memory lies.
///
///     >>> np.ones((2, 3)).sum(axis=0)
///     array([2., 2., 2.])
///
/// `as` is what the sum is taken in: int64 for bool, else the array's own, unless given.
/// `initial` is what it begins with.
Array reduce(Reduction op, const Array& a, const Axes& axes = {}, bool keepAxes = false,
             std::optional<DType> as = {}, const std::optional<Scalar>& initial = {});

/// How many elements each result is made of.
Index reducedCount(const Array& a, const Axes& axes);

/// a.argmax(axis): the first of the largest, NaN being larger than all; as int64.
Array argmax(const Array& a, const std::optional<Index>& axis = {},
             bool keepAxes = false);
Array argmin(const Array& a, const std::optional<Index>& axis = {},
             bool keepAxes = false);

/// np.cumsum and np.cumprod; without an axis, of a.ravel().
Array cumsum(const Array& a, const std::optional<Index>& axis = {});
Array cumprod(const Array& a, const std::optional<Index>& axis = {});

}  // namespace derslik::ndarray
