#pragma once

// The slots that arrays and scalars share.

#include "core/python/numpy/numpy.h"

namespace derslik::python::vm {

Value numpyBinary(Machine&, BinaryOp op, const Value& left, const Value& right);
Value numpyInPlace(Machine&, BinaryOp op, const Value& self, const Value& other);
Value numpyCompare(Machine&, CompareOp op, const Value& self, const Value& other);
Value numpyUnary(Machine&, UnaryOp op, const Value& self);

/// A scalar of NumPy's or a number of Python's.
bool isScalarLike(const Value& value);
Scalar scalarOf(const Value& value);

/// While it lives, warnings are of scalars: "… encountered in scalar power".
class ScalarWarnings {
 public:
  explicit ScalarWarnings(Machine& machine);
  ~ScalarWarnings();
  ScalarWarnings(const ScalarWarnings&) = delete;
  ScalarWarnings& operator=(const ScalarWarnings&) = delete;

 private:
  Numpy& numpy_;
};

}  // namespace derslik::python::vm
