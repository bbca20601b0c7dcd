#pragma once

#include <string>
#include <vector>

#include "core/ndarray/array.h"

namespace derslik::ndarray {

/// np.einsum(subscripts, *operands), without optimize, of one to three operands: sums of
/// products over the axes whose letters the result does not have. Without "->" the result
/// has the letters that occur once, in alphabetical order. One operand whose letters all
/// stay gives a view, which may be a diagonal.
///
/// Floats are added in NumPy's order where there are one or two operands of one kind and
/// at most three axes to go over; else results are promised to 8 digits only, and sums of
/// float32 are refused.
///
///     >>> np.einsum('ij,jk->ik', np.arange(4).reshape(2, 2), np.eye(2))
///     array([[0., 1.],
///            [2., 3.]])
Array einsum(const std::string& subscripts, const std::vector<Array>& operands);

}  // namespace derslik::ndarray
