#include "core/ndarray/matmul.h"

#include "core/ndarray/broadcast.h"
#include "core/ndarray/convert.h"
#include "core/ndarray/float_warnings.h"
#include "core/ndarray/limits.h"
#include "core/ndarray/matrix_product.h"
#include "core/ndarray/shape.h"

namespace derslik::ndarray {
namespace {

std::string number(Index value) {
  return std::to_string(static_cast<long long>(value));
}

Array matrixOf(const Array& a, char* data) {
  const int n = a.axes();
  return Array(a, data, {a.shape[n - 2], a.shape[n - 1]},
               {a.strides[n - 2], a.strides[n - 1]});
}

Array outerAxes(const Array& a) {
  Array outer = a;
  for (int i = 0; i < 2; ++i) {
    outer.shape.pop();
    outer.strides.pop();
  }
  return outer;
}

/// "(2,3,4)->(2,newaxis,newaxis) "
std::string remapped(const Array& a) {
  std::string outer;
  for (int i = 0; i + 2 < a.axes(); ++i)
    outer += number(a.shape[i]) + ",";
  return text(a.shape) + "->(" + outer + "newaxis,newaxis) ";
}

}  // namespace

Array product(const Array& a, const Array& b) {
  if (a.dtype == DType::String || b.dtype == DType::String)
    throw Unsupported("products of strings");
  for (int k = 0; k < 2; ++k)
    if ((k == 0 ? a : b).isScalar())
      throw Failure("ValueError",
                    "matmul: Input operand " + number(k) +
                        " does not have enough dimensions (has 0, gufunc core "
                        "with signature (n?,k),(k,m?)->(n?,m?) requires 1)");
  const Array left = a.axes() == 1 ? expandDims(a, {0}) : a;
  const Array right = b.axes() == 1 ? expandDims(b, {1}) : b;
  const Index inner = left.shape.back(), rows = right.shape[right.axes() - 2];
  if (inner != rows)
    throw Failure(
        "ValueError",
        "matmul: Input operand 1 has a mismatch in its core dimension 0, with gufunc "
        "signature (n?,k),(k,m?)->(n?,m?) (size " +
            number(rows) + " is different from " + number(inner) + ")");
  const DType dtype = promote(a.dtype, b.dtype);
  const Array x = as(left, dtype), y = as(right, dtype);
  const Array outerX = outerAxes(x), outerY = outerAxes(y);
  const Array* const both[] = {&outerX, &outerY};
  Dims shape;
  try {
    shape = broadcastShape(both, 2);
  } catch (const Failure&) {
    throw Failure("ValueError",
                  "operands could not be broadcast together with remapped shapes "
                  "[original->remapped]: " +
                      remapped(left) + remapped(right) + " and requested shape " +
                      text(Dims{left.shape[left.axes() - 2], right.shape.back()}));
  }
  Dims full = shape;
  full.push(x.shape[x.axes() - 2]);
  full.push(y.shape.back());
  Array result(a.heap(), dtype, full);
  requireFeasible(static_cast<double>(result.size()) * static_cast<double>(inner));
  const Array atX = broadcastTo(outerX, shape), atY = broadcastTo(outerY, shape);
  const Index size = full[full.size() - 2] * full.back() * result.itemSize;
  const Index working = multiplyScratch(matrixOf(x, x.data), matrixOf(y, y.data));
  BufferRef scratch;
  if (working > 0)
    scratch = BufferRef::allocate(a.heap(), static_cast<std::size_t>(working));
  for (Index i = 0; i < elements(shape); ++i)
    multiply(matrixOf(x, atX.at(i)), matrixOf(y, atY.at(i)), result.data + i * size,
             working > 0 ? scratch->data() : nullptr);
  const auto drop = [&](int axis) {
    result.shape.erase(axis);
    result.strides.erase(axis);
  };
  if (b.axes() == 1) drop(result.axes() - 1);
  if (a.axes() == 1) drop(result.axes() - (b.axes() == 1 ? 1 : 2));
  return result;
}

Array matmul(const Array& a, const Array& b) {
  const Array result = product(a, b);
  if (isFloat(result.dtype)) warnOfProduct(a, b, result);
  return result;
}

}  // namespace derslik::ndarray
