#include "core/ndarray/broadcast.h"

#include <algorithm>

namespace derslik::ndarray {
namespace {

/// False where it does not fit.
bool stretch(const Array& a, const Dims& shape, Dims& strides) {
  const int missing = shape.size() - a.axes();
  if (missing < 0) return false;
  strides = Dims(shape.size(), 0);
  for (int i = 0; i < a.axes(); ++i) {
    if (a.shape[i] == shape[missing + i])
      strides[missing + i] = a.strides[i];
    else if (a.shape[i] != 1)
      return false;
  }
  return true;
}

}  // namespace

Dims broadcastShape(const Array* const* operands, int count) {
  int axes = 0;
  for (int k = 0; k < count; ++k)
    axes = std::max(axes, operands[k]->axes());
  Dims shape(axes, 1);
  for (int k = 0; k < count; ++k) {
    const Dims& own = operands[k]->shape;
    for (int i = 0; i < own.size(); ++i) {
      Index& n = shape[axes - own.size() + i];
      if (n == 1)
        n = own[i];
      else if (own[i] != 1 && own[i] != n) {
        std::string shapes;
        for (int j = 0; j < count; ++j)
          shapes += text(operands[j]->shape) + " ";
        throw Failure("ValueError",
                      "operands could not be broadcast together with shapes " + shapes);
      }
    }
  }
  return shape;
}

Array broadcastTo(const Array& a, const Dims& shape) {
  if (shape.size() < a.axes())
    throw Failure("ValueError", shape.empty()
                                    ? "cannot broadcast a non-scalar to a scalar array"
                                    : "input operand has more dimensions than allowed "
                                      "by the axis remapping");
  for (const Index n : shape)
    if (n < 0)
      throw Failure("ValueError", "all elements of broadcast shape must be non-negative");
  // No loop is to go over more places than memory could have.
  elements(shape);
  Dims strides;
  if (!stretch(a, shape, strides))
    throw Failure("ValueError",
                  "operands could not be broadcast together with remapped shapes "
                  "[original->remapped]: " +
                      text(a.shape) + "  and requested shape " + text(shape));
  return Array(a, a.data, shape, strides);
}

Array broadcastInto(const Array& value, const Dims& shape) {
  Array a = value;
  while (a.axes() > shape.size() && a.shape[0] == 1) {
    a.shape.erase(0);
    a.strides.erase(0);
  }
  Dims strides;
  if (!stretch(a, shape, strides))
    throw Failure("ValueError", "could not broadcast input array from shape " +
                                    text(a.shape) + " into shape " + text(shape));
  return Array(a, a.data, shape, strides);
}

}  // namespace derslik::ndarray
