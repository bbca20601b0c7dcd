#include "core/ndarray/array.h"

#include <cmath>
#include <cstdlib>
#include <cstring>

#include "core/ndarray/limits.h"

namespace derslik::ndarray {
namespace {

template<class T>
T load(const char* at) {
  T value;
  std::memcpy(&value, at, sizeof value);
  return value;
}

template<class T>
void store(char* at, T value) {
  std::memcpy(at, &value, sizeof value);
}

/// As a float32, with NumPy's warning where it becomes infinite.
float narrowed(const Heap& heap, double value) {
  const auto result = static_cast<float>(value);
  if (std::isinf(result) && std::isfinite(value)) warnOfNarrowing(heap, "cast");
  return result;
}

template<class T>
Array listOf(Heap& heap, DType dtype, const std::vector<T>& values) {
  Array a(heap, dtype, {static_cast<Index>(values.size())});
  if (!values.empty()) std::memcpy(a.data, values.data(), values.size() * sizeof(T));
  return a;
}

}  // namespace

Index elements(const Dims& shape) {
  Index count = 1;
  bool none = false;
  for (const Index n : shape) {
    if (n == 0)
      none = true;
    else if (count > kMostElements / n)
      throw OutOfMemory();
    else
      count *= n;
  }
  return none ? 0 : count;
}

std::string text(const Dims& shape) {
  std::string s = "(";
  for (int i = 0; i < shape.size(); ++i) {
    if (i > 0) s += ',';
    s += std::to_string(static_cast<long long>(shape[i]));
  }
  return s + (shape.size() == 1 ? ",)" : ")");
}

Dims contiguousStrides(const Dims& shape, Index itemSize) {
  Dims strides(shape.size(), 0);
  Index step = itemSize;
  for (int i = shape.size() - 1; i >= 0; --i) {
    strides[i] = step;
    // Only of an array without elements, or of one that no memory could hold.
    if (shape[i] > 1 && __builtin_mul_overflow(step, shape[i], &step))
      throw OutOfMemory();
  }
  return strides;
}

Array::Array(Heap& heap, DType dtype, const Dims& shape, Index itemSize)
    : shape(shape), dtype(dtype), itemSize(itemSize ? itemSize : sizeOf(dtype)) {
  for (const Index n : shape)
    if (n < 0) throw Failure("ValueError", "negative dimensions are not allowed");
  const std::int64_t bytes = std::int64_t{size()} * this->itemSize;
  if (bytes > static_cast<std::int64_t>(heap.limit)) throw OutOfMemory();
  buffer = BufferRef::allocate(heap, static_cast<std::size_t>(bytes));
  strides = contiguousStrides(shape, this->itemSize);
  data = buffer->data();
}

bool Array::isContiguous() const {
  Index step = itemSize;
  for (int i = axes() - 1; i >= 0; --i) {
    if (shape[i] == 0) return true;
    if (shape[i] > 1 && strides[i] != step) return size() == 0;
    step *= shape[i];
  }
  return true;
}

bool Array::isFortranContiguous() const {
  Index step = itemSize;
  for (int i = 0; i < axes(); ++i) {
    if (shape[i] == 0) return true;
    if (shape[i] > 1 && strides[i] != step) return size() == 0;
    step *= shape[i];
  }
  return true;
}

char* Array::at(Index flat) const {
  char* p = data;
  for (int i = axes() - 1; i >= 0; --i) {
    p += flat % shape[i] * strides[i];
    flat /= shape[i];
  }
  return p;
}

Scalar Array::item(Index flat) const {
  return read(at(flat));
}

Scalar Array::read(const char* at) const {
  switch (dtype) {
    case DType::Bool:
      return *at != 0;
    case DType::Int64:
      return load<std::int64_t>(at);
    case DType::Float32:
      return load<float>(at);
    case DType::Float64:
      return load<double>(at);
    case DType::String:
      break;
  }
  std::u32string text(static_cast<std::size_t>(itemSize / 4), U'\0');
  std::memcpy(text.data(), at, static_cast<std::size_t>(itemSize));
  while (!text.empty() && text.back() == U'\0')
    text.pop_back();
  return text;
}

void Array::write(char* at, const Scalar& value) const {
  if ((dtype == DType::String) != (value.dtype == DType::String))
    throw Unsupported("conversion between strings and numbers in arrays");
  switch (dtype) {
    case DType::Bool:
      *at = isFloat(value.dtype) ? value.number != 0 : value.integer != 0;
      return;
    case DType::Int64: {
      if (!isFloat(value.dtype)) return store(at, value.integer);
      if (std::isnan(value.number))
        throw Failure("ValueError", "cannot convert float NaN to integer");
      if (std::isinf(value.number))
        throw Failure("OverflowError", "cannot convert float infinity to integer");
      if (!(value.number >= -0x1p63 && value.number < 0x1p63))
        throw Unsupported("integers beyond 64 bits");
      return store(at, static_cast<std::int64_t>(value.number));
    }
    case DType::Float32:
      return store(at, narrowed(heap(), value.real()));
    case DType::Float64:
      return store(at, value.real());
    case DType::String:
      break;
  }
  const auto width = static_cast<std::size_t>(itemSize / 4);
  std::u32string text = value.text.substr(0, width);
  text.resize(width, U'\0');
  std::memcpy(at, text.data(), static_cast<std::size_t>(itemSize));
}

Array scalarArray(Heap& heap, const Scalar& value) {
  const Index width = static_cast<Index>(value.text.size());
  Array a(heap, value.dtype, {},
          value.dtype == DType::String ? 4 * (width ? width : 1) : 0);
  a.write(a.data, value);
  return a;
}

Array fromValues(Heap& heap, const std::vector<double>& values) {
  return listOf(heap, DType::Float64, values);
}

Array fromValues(Heap& heap, const std::vector<std::int64_t>& values) {
  return listOf(heap, DType::Int64, values);
}

int axisOf(Index axis, int axes, const char* prefix) {
  if (axis < -axes || axis >= axes)
    throw Failure("AxisError",
                  prefix + ("axis " + std::to_string(static_cast<long long>(axis))) +
                      " is out of bounds for array of dimension " + std::to_string(axes));
  return static_cast<int>(axis < 0 ? axis + axes : axis);
}

}  // namespace derslik::ndarray
