#pragma once

#include "core/ndarray/ufunc.h"

namespace derslik::ndarray {

/// By code points, the shorter of two equal beginnings first: -1, 0 or 1.
int compareStrings(const char* a, Index sizeA, const char* b, Index sizeB);

/// np.equal and the other comparisons of arrays of strings, into an array of bool.
void compareStrings(Binary op, const Array& a, const Array& b, const Array& out);

}  // namespace derslik::ndarray
