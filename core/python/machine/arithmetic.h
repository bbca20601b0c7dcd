#pragma once

#include <cmath>

#include "core/python/machine.h"

namespace derslik::python::vm {

/// left = left op right, for two ints or floats where the answer is near at hand; else
/// false: the long way finds it, or the error.
inline bool quickBinary(BinaryOp op, Value& left, const Value& right) {
  if (left.isInt() && right.isInt()) {
    const std::int64_t a = left.asInt(), b = right.asInt();
    std::int64_t result;
    switch (op) {
      case BinaryOp::Add:
        if (__builtin_add_overflow(a, b, &result)) return false;
        break;
      case BinaryOp::Subtract:
        if (__builtin_sub_overflow(a, b, &result)) return false;
        break;
      case BinaryOp::Multiply:
        if (__builtin_mul_overflow(a, b, &result)) return false;
        break;
      case BinaryOp::FloorDivide:
        if (b <= 0) return false;
        result = a / b - (a % b < 0);
        break;
      case BinaryOp::Modulo:
        if (b <= 0) return false;
        result = a % b;
        if (result < 0) result += b;
        break;
      case BinaryOp::BitAnd:
        result = a & b;
        break;
      default:
        return false;
    }
    left.setInt(result);
    return true;
  }
  double a, b;
  if (left.isFloat())
    a = left.asFloat();
  else if (left.isInt())
    a = static_cast<double>(left.asInt());
  else
    return false;
  if (right.isFloat())
    b = right.asFloat();
  else if (right.isInt() && left.isFloat())
    b = static_cast<double>(right.asInt());
  else
    return false;
  switch (op) {
    case BinaryOp::Add:
      left.setFloat(a + b);
      return true;
    case BinaryOp::Subtract:
      left.setFloat(a - b);
      return true;
    case BinaryOp::Multiply:
      left.setFloat(a * b);
      return true;
    case BinaryOp::Divide:
      if (b == 0) return false;
      left.setFloat(a / b);
      return true;
    default:
      return false;
  }
}

/// The answer of a comparison of two ints or two floats; else -1.
inline int quickCompare(CompareOp op, const Value& left, const Value& right) {
  const auto answer = [op](auto a, auto b) -> int {
    switch (op) {
      case CompareOp::Lt:
        return a < b;
      case CompareOp::LtE:
        return a <= b;
      case CompareOp::Gt:
        return a > b;
      case CompareOp::GtE:
        return a >= b;
      case CompareOp::Eq:
        return a == b;
      case CompareOp::NotEq:
        return a != b;
      default:
        return -1;
    }
  };
  if (left.isInt() && right.isInt()) return answer(left.asInt(), right.asInt());
  if (left.isFloat() && right.isFloat()) return answer(left.asFloat(), right.asFloat());
  return -1;
}

}  // namespace derslik::python::vm
