#pragma once

#include "core/ndarray/ufunc.h"

namespace derslik::ndarray {

// NumPy asks the processor's flags after each function. WebAssembly has none, so what
// became of numbers tells: NaN or an infinity that was not in the operands. Of functions
// that lose a NaN or an infinity again nothing is said.

/// RuntimeWarning: divide by zero (overflow, invalid value) encountered in …
void warnOf(Binary op, const Array& a, const Array& b, const Array& result);
void warnOf(Unary op, const Array& a, const Array& result);

/// Whether no number is NaN or infinite.
bool isAllFinite(const Array& a);

/// The same of a sum, a product, a mean …: "… encountered in reduce".
void warnOfReduction(const char* function, const Array& a, const Array& result);

/// The same of a matrix product: "… encountered in matmul".
void warnOfProduct(const Array& a, const Array& b, const Array& result);

}  // namespace derslik::ndarray
