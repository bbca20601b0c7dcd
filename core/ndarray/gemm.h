#pragma once

#include "core/index.h"

namespace derslik::ndarray {

/// A matrix in memory, as its first element and the way to its neighbours, in elements.
template<class T>
struct Strided {
  const T* data;
  Index down;    ///< to the next row
  Index across;  ///< to the next column
};

/// How many rows, terms of a sum, and columns a product has: [n, k] · [k, m] → [n, m].
struct Extent {
  Index rows, inner, columns;
};

/// How many bytes of memory `gemm` works in; none for a product that is not worth it.
template<class T>
Index gemmScratch(const Extent& extent);

/// c = a · b for float32 and float64, c row by row without gaps. Every sum is taken over
/// k in order, from zero, and every product is rounded before it is added, as by the
/// reference BLAS: blocks divide the rows, the columns and the way along k, never the
/// order. `scratch` is nullptr where none is needed.
template<class T>
void gemm(const Strided<T>& a, const Strided<T>& b, const Extent& extent, T* c,
          T* scratch);

}  // namespace derslik::ndarray
