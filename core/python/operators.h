#pragma once

namespace derslik::python {

enum class UnaryOp { Not, Plus, Minus, Invert };

enum class BinaryOp {
  Add,
  Subtract,
  Multiply,
  MatMultiply,
  Divide,
  FloorDivide,
  Modulo,
  Power,
  LeftShift,
  RightShift,
  BitOr,
  BitXor,
  BitAnd
};

enum class CompareOp { Eq, NotEq, Lt, LtE, Gt, GtE, Is, IsNot, In, NotIn };

}  // namespace derslik::python
