#include "core/ndarray/matmul.h"

#include <algorithm>

#include "core/ndarray/broadcast.h"
#include "core/ndarray/convert.h"
#include "core/ndarray/shape.h"
#include "core/ndarray/ufunc.h"

namespace derslik::ndarray {
namespace {

/// c += x · b over a row: the innermost loop of the product.
template<class T>
bool addRow(T* c, T x, const char* b, Index step, Index n) {
  if (step == sizeof(T)) {
    const T* row = reinterpret_cast<const T*>(b);
    for (Index j = 0; j < n; ++j)
      c[j] += x * row[j];
  } else {
    for (Index j = 0; j < n; ++j)
      c[j] += x * *reinterpret_cast<const T*>(b + j * step);
  }
  return true;
}

template<>
bool addRow(std::int64_t* c, std::int64_t x, const char* b, Index step, Index n) {
  bool fits = true;
  for (Index j = 0; j < n; ++j) {
    std::int64_t product;
    const std::int64_t y = *reinterpret_cast<const std::int64_t*>(b + j * step);
    if (__builtin_mul_overflow(x, y, &product)) fits = false;
    if (__builtin_add_overflow(c[j], product, &c[j])) fits = false;
  }
  return fits;
}

template<>
bool addRow(bool* c, bool x, const char* b, Index step, Index n) {
  for (Index j = 0; j < n; ++j)
    c[j] = c[j] || (x && b[j * step]);
  return true;
}

template<class T>
bool multiply(const Array& a, const Array& b, char* out) {
  const Index rows = a.shape[0], inner = a.shape[1], columns = b.shape[1];
  bool fits = true;
  T* c = reinterpret_cast<T*>(out);
  for (Index i = 0; i < rows; ++i, c += columns) {
    std::fill(c, c + columns, T(0));
    for (Index k = 0; k < inner; ++k)
      fits &= addRow(
          c, *reinterpret_cast<const T*>(a.data + i * a.strides[0] + k * a.strides[1]),
          b.data + k * b.strides[0], b.strides[1], columns);
  }
  return fits;
}

/// One matrix times another, of one kind, into contiguous memory.
void multiply(DType dtype, const Array& a, const Array& b, char* out) {
  bool fits = true;
  switch (dtype) {
    case DType::Bool:
      fits = multiply<bool>(a, b, out);
      break;
    case DType::Int64:
      fits = multiply<std::int64_t>(a, b, out);
      break;
    case DType::Float32:
      fits = multiply<float>(a, b, out);
      break;
    case DType::Float64:
      fits = multiply<double>(a, b, out);
      break;
    case DType::String:
      throw Unsupported("products of strings");
  }
  if (!fits) throw Unsupported("integers beyond 64 bits");
}

DType productType(const Array& a, const Array& b) {
  const Array* const both[] = {&a, &b};
  if (a.dtype == DType::String || b.dtype == DType::String)
    throw Unsupported("products of strings");
  return resultType(both, 2);
}

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

Array matmul(const Array& a, const Array& b) {
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
  const DType dtype = productType(a, b);
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
  const Array atX = broadcastTo(outerX, shape), atY = broadcastTo(outerY, shape);
  const Index size = full[full.size() - 2] * full.back() * result.itemSize;
  for (Index i = 0; i < elements(shape); ++i)
    multiply(dtype, matrixOf(x, atX.at(i)), matrixOf(y, atY.at(i)),
             result.data + i * size);
  const auto drop = [&](int axis) {
    result.shape.erase(axis);
    result.strides.erase(axis);
  };
  if (b.axes() == 1) drop(result.axes() - 1);
  if (a.axes() == 1) drop(result.axes() - (b.axes() == 1 ? 1 : 2));
  return result;
}

Array dot(const Array& a, const Array& b) {
  if (a.isScalar() || b.isScalar()) return apply(Binary::Multiply, a, b);
  if (a.axes() > 2 || b.axes() > 2)
    throw Unsupported("dot of arrays of more than two dimensions");
  const Index inner = a.shape.back();
  const int axis = b.axes() == 1 ? 0 : b.axes() - 2;
  if (inner != b.shape[axis])
    throw Failure("ValueError",
                  "shapes " + text(a.shape) + " and " + text(b.shape) +
                      " not aligned: " + number(inner) + " (dim " + number(a.axes() - 1) +
                      ") != " + number(b.shape[axis]) + " (dim " + number(axis) + ")");
  const Array product = matmul(a, b);
  // A single number times a single number is no sum: -0.0 stays.
  if (a.size() == 1 && b.size() == 1 && isFloat(product.dtype))
    return reshape(apply(Binary::Multiply, ravel(a), ravel(b)), product.shape);
  return product;
}

}  // namespace derslik::ndarray
