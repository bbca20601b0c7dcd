#pragma once

#include <initializer_list>

#include "core/ndarray/array.h"

namespace derslik::ndarray {

inline constexpr int kMaxOperands = 4;

/// What is done along one axis: n times, the operands' addresses and their steps in
/// bytes.
using Loop = void (*)(char* const* p, const Index* step, Index n, void* context);

/// Nested loops over operands of one shape, the innermost being a Loop. As NumPy's nditer
/// does it: the axes are taken in the order in which memory lies, and axes that follow
/// each other in the memory of all operands become one.
class Nest {
 public:
  explicit Nest(const Dims& shape) : shape(shape) {}

  /// Aligned at the last axis; an axis of one element, or none, is repeated.
  void add(const Array& operand);
  void add(char* data, const Dims& strides);

  /// Brings the axes into the order of memory, the slowest first. Call it before any
  /// result is added. Returns which axis came to stand where.
  Dims sort();

  /// Makes one axis of several, wherever all operands allow it.
  void coalesce();

  /// Calls the loop for each place of the outer axes. Nothing for an empty shape.
  void run(Loop loop, void* context = nullptr) const;

  Dims shape;
  int operands = 0;
  Dims strides[kMaxOperands];
  char* data[kMaxOperands] = {};
};

/// Whether an operand lies in memory element for element as a new array of this shape.
inline bool isPlain(const Array& operand, const Dims& shape) {
  return operand.isScalar() || (operand.shape == shape && operand.isContiguous());
}

/// Calls the loop over operands that fit the last one's shape: as a Nest does, or, where
/// all are plain, at once. Most arrays of a lesson are small, and a Nest would take
/// longer than the loop.
void runOver(std::initializer_list<const Array*> operands, Loop loop,
             void* context = nullptr);

/// A new array whose memory lies in the given order of axes, the slowest first: a result
/// of order="K".
Array emptyInOrder(Heap& heap, DType dtype, const Dims& shape, const Dims& order,
                   Index itemSize = 0);

/// A new array whose memory lies as that of `like`, for a result of one operand.
Array emptyLike(const Array& like, DType dtype, Index itemSize = 0);

}  // namespace derslik::ndarray
