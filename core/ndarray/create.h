#pragma once

#include "core/ndarray/array.h"

namespace derslik::ndarray {

Array full(Heap& heap, const Dims& shape, const Scalar& value, DType dtype);
Array zeros(Heap& heap, const Dims& shape, DType dtype = DType::Float64);
Array ones(Heap& heap, const Dims& shape, DType dtype = DType::Float64);

/// np.full_like(a, value): in the order of a's memory.
Array fullLike(const Array& a, const Scalar& value, DType dtype);

/// np.eye(rows, columns, k).
Array eye(Heap& heap, Index rows, Index columns, Index k = 0,
          DType dtype = DType::Float64);

/// np.arange: of integers where all three are, else of floats, whose number is rounded up
/// and whose step is the difference of the first two.
Array arange(Heap& heap, const Scalar& start, const Scalar& stop, const Scalar& step = 1);

/// np.linspace(start, stop, count, endpoint).
Array linspace(Heap& heap, double start, double stop, Index count = 50,
               bool endpoint = true);

/// np.tri(rows, columns, k), np.triu(a, k), np.tril(a, k).
Array tri(Heap& heap, Index rows, Index columns, Index k = 0,
          DType dtype = DType::Float64);
Array triu(const Array& a, Index k = 0);
Array tril(const Array& a, Index k = 0);

/// np.diag: a matrix of a vector; of a matrix its diagonal, a view.
Array diag(const Array& a, Index k = 0);

}  // namespace derslik::ndarray
