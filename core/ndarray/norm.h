#pragma once

#include <string>
#include <variant>

#include "core/ndarray/reduce.h"

namespace derslik::ndarray {

/// ord=None, a number (±inf too), or "fro", "f", "nuc" and what else a program writes.
using NormOrder = std::variant<std::monostate, double, std::string>;

/// np.linalg.norm(a, ord, axis, keepdims): of vectors along one axis, of matrices along
/// two, and without axes of the whole, as of one vector or, given an order, one matrix.
///
///     >>> np.linalg.norm(np.array([[3., 0], [4, 5]]), 'nuc')
///     8.94427190999916
Array norm(const Array& a, const NormOrder& order = {}, const Axes& axes = {},
           bool keepAxes = false);

/// np.linalg.cond(a, order) of square matrices; of no order or 2 and -2 of any.
///
///     >>> np.linalg.cond(np.array([[1., 2], [3, 4]]), 1)
///     20.99999999999999
Array conditionNumber(const Array& a, const NormOrder& order = {});

}  // namespace derslik::ndarray
