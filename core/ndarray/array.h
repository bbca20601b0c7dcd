#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/ndarray/dims.h"
#include "core/ndarray/dtype.h"
#include "core/ndarray/heap.h"

namespace derslik::ndarray {

/// One element, or a number that a program writes.
struct Scalar {
  Scalar() = default;
  Scalar(bool value) : dtype(DType::Bool), integer(value) {}
  Scalar(int value) : dtype(DType::Int64), integer(value) {}
  Scalar(std::int64_t value) : dtype(DType::Int64), integer(value) {}
  Scalar(float value) : dtype(DType::Float32), number(value) {}
  Scalar(double value) : dtype(DType::Float64), number(value) {}
  Scalar(std::u32string value) : dtype(DType::String), text(std::move(value)) {}

  /// The value of a bool, int64 or float as a float64.
  double real() const { return isFloat(dtype) ? number : static_cast<double>(integer); }

  DType dtype = DType::Float64;
  std::int64_t integer = 0;  ///< of bool and int64
  double number = 0;         ///< of float32 and float64
  std::u32string text;
};

/// A view of elements in a shared buffer: a copy of an Array is the same view. What
/// NumPy's ndarray is, without any Python around it.
class Array {
 public:
  Array() = default;

  /// Contiguous in the order of C, its elements not set. A string's item size in bytes.
  Array(Heap& heap, DType dtype, const Dims& shape, Index itemSize = 0);

  /// A view that takes over `like`'s buffer and kind of element.
  Array(const Array& like, char* data, const Dims& shape, const Dims& strides)
      : data(data),
        shape(shape),
        strides(strides),
        dtype(like.dtype),
        itemSize(like.itemSize),
        isReadOnly(like.isReadOnly),
        buffer(like.buffer) {}

  int axes() const { return shape.size(); }
  Index size() const { return elements(shape); }
  Index length() const { return shape[0]; }
  Heap& heap() const { return *buffer->heap; }
  bool isScalar() const { return shape.empty(); }

  /// All elements one after the other, the last axis the fastest (or the first).
  bool isContiguous() const;
  bool isFortranContiguous() const;

  bool sharesBuffer(const Array& other) const { return buffer == other.buffer; }

  /// The one element of a view of size 1, or an element by its place in the order of C.
  Scalar item(Index flat = 0) const;

  /// The element at an address within the array.
  Scalar read(const char* at) const;

  /// Puts a scalar of any kind there, as an assignment converts it.
  void write(char* at, const Scalar& value) const;

  /// The address of an element by its place in the order of C.
  char* at(Index flat) const;

  char* data = nullptr;  ///< the first element
  Dims shape;
  Dims strides;  ///< in bytes
  DType dtype = DType::Float64;
  Index itemSize = 8;
  bool isReadOnly = false;  ///< a view through which a program may not write

 private:
  BufferRef buffer;
};

/// Strides of an array whose elements lie one after the other in the order of C.
Dims contiguousStrides(const Dims& shape, Index itemSize);

/// A 0-d array, which takes part in an operation as a number of Python's does: its value
/// counts, not its kind.
Array scalarArray(Heap& heap, const Scalar& value);

/// One axis; used by tests and by literals.
Array fromValues(Heap& heap, const std::vector<double>& values);
Array fromValues(Heap& heap, const std::vector<std::int64_t>& values);

/// A whole axis number from one that may count from the end; Failure AxisError beyond.
int axisOf(Index axis, int axes, const char* prefix = "");

}  // namespace derslik::ndarray
