#include "core/ndarray/linalg_matrix.h"

#include <cmath>

#include "core/ndarray/convert.h"
#include "core/ndarray/shape.h"

namespace derslik::ndarray {

Array asDouble(const Array& a) {
  if (a.dtype == DType::Float32) throw Unsupported("linear algebra of float32");
  if (a.dtype == DType::String) throw Unsupported("linear algebra of strings");
  return as(a, DType::Float64);
}

void checkMatrices(const Array& a) {
  if (a.axes() < 2)
    throw Failure("LinAlgError", std::to_string(a.axes()) +
                                     "-dimensional array given. Array must be at least "
                                     "two-dimensional");
}

Index squareSize(const Array& a, Index limit) {
  checkMatrices(a);
  const Index n = a.shape.back();
  if (a.shape[a.axes() - 2] != n)
    throw Failure("LinAlgError", "Last 2 dimensions of the array must be square");
  if (n > limit)
    throw Unsupported("this linear algebra of more than " + std::to_string(limit) +
                      " rows");
  return n;
}

Array byColumns(const Array& a) {
  return copy(swapAxes(a, -1, -2));
}

Array withoutMatrix(const Array& a) {
  Array outer = a;
  for (int i = 0; i < 2; ++i) {
    outer.shape.pop();
    outer.strides.pop();
  }
  return outer;
}

void checkSizes(const Array& a, const char* message) {
  double largest = 0;
  for (Index i = 0; i < a.size(); ++i) {
    const double size = std::abs(numbers(a)[i]);
    if (std::isnan(size)) throw Failure("LinAlgError", message);
    if (size > largest) largest = size;
  }
  if (largest != 0 && !(largest > 0x1p-450 && largest < 0x1p+450))
    throw Unsupported("linear algebra with numbers of this size");
}

}  // namespace derslik::ndarray
