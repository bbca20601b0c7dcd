#pragma once

#include <initializer_list>
#include <string>

#include "core/failure.h"
#include "core/index.h"

namespace derslik::ndarray {

/// As many axes as an array may have: NumPy allows 32, a lesson needs three.
inline constexpr int kMaxAxes = 8;

/// A number for each axis: a shape, strides in bytes, a choice of axes. On the stack, so
/// that a view costs no allocation.
class Dims {
 public:
  Dims() = default;
  Dims(std::initializer_list<Index> values) {
    for (const Index value : values)
      push(value);
  }
  Dims(int count, Index value) {
    for (int i = 0; i < count; ++i)
      push(value);
  }

  int size() const { return size_; }
  bool empty() const { return size_ == 0; }
  Index& operator[](int i) { return values_[i]; }
  Index operator[](int i) const { return values_[i]; }
  const Index* begin() const { return values_; }
  const Index* end() const { return values_ + size_; }
  Index back() const { return values_[size_ - 1]; }

  void push(Index value) {
    if (size_ == kMaxAxes) throw Unsupported("arrays of more than 8 dimensions");
    values_[size_++] = value;
  }

  void pop() { --size_; }

  /// Before the place `at`.
  void insert(int at, Index value) {
    push(value);
    for (int i = size_ - 1; i > at; --i)
      values_[i] = values_[i - 1];
    values_[at] = value;
  }

  void erase(int at) {
    for (int i = at; i + 1 < size_; ++i)
      values_[i] = values_[i + 1];
    --size_;
  }

  bool operator==(const Dims& other) const {
    if (size_ != other.size_) return false;
    for (int i = 0; i < size_; ++i)
      if (values_[i] != other.values_[i]) return false;
    return true;
  }
  bool operator!=(const Dims& other) const { return !(*this == other); }

 private:
  int size_ = 0;
  Index values_[kMaxAxes] = {};
};

/// How many elements an array of this shape has; refuses what no memory could hold.
Index elements(const Dims& shape);

/// As NumPy's C code writes a shape in a message: "(2,3)", "(3,)", "()".
std::string text(const Dims& shape);

}  // namespace derslik::ndarray
