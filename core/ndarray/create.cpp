#include "core/ndarray/create.h"

#include <algorithm>
#include <cmath>

#include "core/ndarray/choose.h"
#include "core/ndarray/convert.h"
#include "core/ndarray/limits.h"
#include "core/ndarray/nest.h"
#include "core/ndarray/shape.h"

namespace derslik::ndarray {
namespace {

/// Whether each element of a matrix lies on or below its k-th diagonal.
Array lowerPart(Heap& heap, Index rows, Index columns, Index k) {
  const Array mask(heap, DType::Bool, {rows, columns});
  for (Index i = 0; i < rows; ++i)
    for (Index j = 0; j < columns; ++j)
      mask.data[i * columns + j] = j - i <= k;
  return mask;
}

Array triangle(const Array& a, Index k, bool isLower) {
  if (a.axes() == 0) throw Unsupported("triangles of numbers");
  const Index n = a.shape.back();
  const Array mask = lowerPart(a.heap(), a.axes() > 1 ? a.shape[a.axes() - 2] : n, n,
                               isLower ? k : k - 1);
  const Array zero = full(a.heap(), {1}, 0, a.dtype);
  return isLower ? where(mask, a, zero) : where(mask, zero, a);
}

/// np.arange's length: ⌈(stop - start) / step⌉.
Index lengthOf(double start, double stop, double step) {
  const double length = std::ceil((stop - start) / step);
  if (std::isnan(length)) throw Failure("ValueError", "arange: cannot compute length");
  if (length >= 0x1p63) throw Failure("ValueError", "Maximum allowed size exceeded");
  if (length > kMostElements) throw OutOfMemory();
  return static_cast<Index>(std::max(length, 0.0));
}

}  // namespace

Array full(Heap& heap, const Dims& shape, const Scalar& value, DType dtype) {
  const auto width = static_cast<Index>(std::max<std::size_t>(value.text.size(), 1));
  const Array a(heap, dtype, shape, dtype == DType::String ? 4 * width : 0);
  fill(a, value);
  return a;
}

Array zeros(Heap& heap, const Dims& shape, DType dtype) {
  return full(heap, shape, 0, dtype);
}

Array ones(Heap& heap, const Dims& shape, DType dtype) {
  return full(heap, shape, 1, dtype);
}

Array fullLike(const Array& a, const Scalar& value, DType dtype) {
  const Array fresh = emptyLike(a, dtype);
  fill(fresh, value);
  return fresh;
}

Array eye(Heap& heap, Index rows, Index columns, Index k, DType dtype) {
  const Array a = zeros(heap, {rows, columns}, dtype);
  if (k < columns && -k < rows) fill(diagonal(a, k), 1);
  return a;
}

Array arange(Heap& heap, const Scalar& start, const Scalar& stop, const Scalar& step) {
  if (isFloat(start.dtype) || isFloat(stop.dtype) || isFloat(step.dtype)) {
    if (step.real() == 0) throw Failure("ZeroDivisionError", "float division by zero");
    const double first = start.real(), delta = first + step.real() - first;
    const Index n = lengthOf(first, stop.real(), step.real());
    const Array a(heap, DType::Float64, {n});
    auto* values = reinterpret_cast<double*>(a.data);
    for (Index i = 0; i < n; ++i)
      values[i] = first + static_cast<double>(i) * delta;
    // What the rest goes by; 0 · delta would make a 0 of -0.
    if (n > 0) values[0] = first;
    if (n > 1) values[1] = first + step.real();
    return a;
  }
  if (step.integer == 0) throw Failure("ZeroDivisionError", "division by zero");
  if (std::abs(start.real()) > 0x1p52 || std::abs(stop.real()) > 0x1p52)
    throw Unsupported("arange of numbers beyond 2**52");
  const Index n = lengthOf(start.real(), stop.real(), step.real());
  const Array a(heap, DType::Int64, {n});
  auto* values = reinterpret_cast<std::int64_t*>(a.data);
  for (Index i = 0; i < n; ++i)
    values[i] = start.integer + i * step.integer;
  return a;
}

Array linspace(Heap& heap, double start, double stop, Index count, bool endpoint) {
  if (count < 0)
    throw Failure("ValueError", "Number of samples, " +
                                    std::to_string(static_cast<long long>(count)) +
                                    ", must be non-negative.");
  const Array a(heap, DType::Float64, {count});
  auto* values = reinterpret_cast<double*>(a.data);
  const auto parts = static_cast<double>(endpoint ? count - 1 : count);
  const double delta = stop - start, step = delta / parts;
  for (Index i = 0; i < count; ++i) {
    const auto place = static_cast<double>(i);
    double y = parts <= 0  ? place * delta
               : step == 0 ? place / parts * delta
                           : place * step;
    values[i] = y + start;
  }
  if (endpoint && count > 1) values[count - 1] = stop;
  return a;
}

Array tri(Heap& heap, Index rows, Index columns, Index k, DType dtype) {
  return as(lowerPart(heap, rows, columns, k), dtype);
}

Array triu(const Array& a, Index k) {
  return triangle(a, k, false);
}

Array tril(const Array& a, Index k) {
  return triangle(a, k, true);
}

Array diag(const Array& a, Index k) {
  if (a.axes() == 2) return diagonal(a, k);
  if (a.axes() != 1) throw Failure("ValueError", "Input must be 1- or 2-d.");
  if (std::abs(k) > kMostElements) throw OutOfMemory();
  const Index n = a.length() + std::abs(k);
  const Array matrix = zeros(a.heap(), {n, n}, a.dtype);
  assign(diagonal(matrix, k), a);
  return matrix;
}

}  // namespace derslik::ndarray
