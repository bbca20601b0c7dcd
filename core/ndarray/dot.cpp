#include "core/ndarray/convert.h"
#include "core/ndarray/create.h"
#include "core/ndarray/matmul.h"
#include "core/ndarray/ufunc.h"

namespace derslik::ndarray {
namespace {

/// Where no axis is longer than one: then no sum is taken, and BLAS's axpy comes in.
bool isNumber(const Array& a) {
  for (const Index n : a.shape)
    if (n != 1) return false;
  return true;
}

std::string number(Index value) {
  return std::to_string(static_cast<long long>(value));
}

/// A number times an array of floats: axpy adds to zeros, which takes the sign from a
/// zero, and does nothing at all where the number is zero. A number times a number is
/// neither.
///
///     >>> np.dot(0., [np.inf, 1]), np.dot(2., [-0., 1]), np.dot(2., [-0.])
///     (array([0., 0.]), array([0., 2.]), array([-0.]))
template<class T>
Array scaled(const Array& a, const Array& number, const Dims& shape) {
  const T factor = *reinterpret_cast<const T*>(number.data);
  const Array source = contiguous(a), result(a.heap(), a.dtype, shape);
  const T* from = reinterpret_cast<const T*>(source.data);
  T* to = reinterpret_cast<T*>(result.data);
  const Index n = result.size();
  for (Index i = 0; i < n; ++i)
    to[i] = n == 1 ? factor * from[i] : factor == 0 ? 0 : 0 + factor * from[i];
  return result;
}

Array scaled(const Array& a, const Array& number, const Dims& shape) {
  return a.dtype == DType::Float32 ? scaled<float>(a, number, shape)
                                   : scaled<double>(a, number, shape);
}

}  // namespace

Array dot(const Array& a, const Array& b) {
  const DType dtype = promote(a.dtype, b.dtype);
  if (dtype == DType::String) throw Unsupported("products of strings");
  const Array x = as(a, dtype), y = as(b, dtype);
  if (a.isScalar() || b.isScalar()) {
    if (!isFloat(dtype)) return apply(Binary::Multiply, x, y);
    return a.isScalar() ? scaled(y, x, y.shape) : scaled(x, y, x.shape);
  }
  if (a.axes() > 2 || b.axes() > 2)
    throw Unsupported("dot of arrays of more than two dimensions");
  const Index inner = a.shape.back();
  const int axis = b.axes() == 1 ? 0 : b.axes() - 2;
  if (inner != b.shape[axis])
    throw Failure("ValueError",
                  "shapes " + text(a.shape) + " and " + text(b.shape) +
                      " not aligned: " + number(inner) + " (dim " + number(a.axes() - 1) +
                      ") != " + number(b.shape[axis]) + " (dim " + number(axis) + ")");
  if (isFloat(dtype) && inner == 1 && (isNumber(x) || isNumber(y))) {
    Dims shape = x.shape;
    shape.pop();
    if (y.axes() == 2) shape.push(y.shape[1]);
    return isNumber(x) ? scaled(y, x, shape) : scaled(x, y, shape);
  }
  // BLAS gets a copy of what has gaps: no longer the same matrix twice.
  const bool isCopied = x.data == y.data && !x.isFortranContiguous();
  return product(x, isCopied ? copy(y) : y);
}

}  // namespace derslik::ndarray
