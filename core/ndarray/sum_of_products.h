#pragma once

#include "core/ndarray/nest.h"

namespace derslik::ndarray {

/// Of up to three operands and the result, which each product is added to, as NumPy's
/// einsum does it (numpy/core/src/multiarray/einsum_sumprod.c.src). Sums of floats along
/// contiguous memory are taken in as many parts as a 128-bit vector has lanes.
///
/// The loop's context is a bool that becomes true where an integer overflows.
Loop sumOfProducts(DType dtype, int operands);

}  // namespace derslik::ndarray
