#include <algorithm>
#include <cmath>

#include "core/ndarray/ufunc.h"

namespace derslik::ndarray {
namespace {

constexpr const char* kBinaryNames[] = {
    "add",           "subtract",    "multiply",   "divide",      "floor_divide",
    "remainder",     "fmod",        "power",      "maximum",     "minimum",
    "fmax",          "fmin",        "arctan2",    "hypot",       "copysign",
    "equal",         "not_equal",   "less",       "less_equal",  "greater",
    "greater_equal", "logical_and", "logical_or", "logical_xor", "bitwise_and",
    "bitwise_or",    "bitwise_xor", "left_shift", "right_shift"};

constexpr const char* kUnaryNames[] = {
    "negative",    "positive", "absolute", "sign",     "square",  "reciprocal", "invert",
    "logical_not", "isnan",    "isinf",    "isfinite", "signbit", "rint",       "floor",
    "ceil",        "trunc",    "sqrt",     "cbrt",     "exp",     "exp2",       "expm1",
    "log",         "log2",     "log10",    "log1p",    "sin",     "cos",        "tan",
    "arcsin",      "arccos",   "arctan",   "sinh",     "cosh",    "tanh",       "arcsinh",
    "arccosh",     "arctanh",  "degrees",  "radians"};

/// bool, integer, floating.
int category(DType dtype) {
  return dtype == DType::Bool ? 0 : dtype == DType::Int64 ? 1 : 2;
}

/// np.min_scalar_type, as far as it matters where an array of the same category or a
/// higher one decides: whether float32 has room for the value. A whole number of 16 bits
/// fits float32, and any fits int64.
DType smallest(const Array& scalar) {
  if (scalar.dtype == DType::Int64) {
    const std::int64_t value = scalar.item().integer;
    return value >= -32768 && value <= 65535 ? DType::Bool : DType::Int64;
  }
  if (scalar.dtype != DType::Float64) return scalar.dtype;
  const double value = scalar.item().number;
  return !std::isfinite(value) || std::abs(value) < 3.4e38 ? DType::Float32
                                                           : DType::Float64;
}

[[noreturn]] void refuseSmall(const std::string& function, const char* kind) {
  throw Unsupported(function + " of bool arrays, whose result is " + kind);
}

}  // namespace

void doesNotTake(const std::string& function) {
  throw Failure(
      "TypeError",
      "ufunc '" + function +
          "' not supported for the input types, and the inputs could not be safely "
          "coerced to any supported types according to the casting rule ''safe''");
}

const char* name(Binary op) {
  return kBinaryNames[static_cast<int>(op)];
}

const char* name(Unary op) {
  return kUnaryNames[static_cast<int>(op)];
}

bool isPredicate(Binary op) {
  return op >= Binary::Equal && op <= Binary::LogicalXor;
}

bool isPredicate(Unary op) {
  return op >= Unary::LogicalNot && op <= Unary::SignBit;
}

DType resultType(const Array* const* operands, int count) {
  int arrays = -1, scalars = -1;
  for (int k = 0; k < count; ++k) {
    int& highest = operands[k]->isScalar() ? scalars : arrays;
    highest = std::max(highest, category(operands[k]->dtype));
  }
  const bool byValue = arrays >= 0 && scalars >= 0 && scalars <= arrays;
  DType result = DType::Bool;
  for (int k = 0; k < count; ++k) {
    const Array& a = *operands[k];
    DType own = a.dtype;
    if (byValue && a.isScalar()) own = smallest(a);
    result = k == 0 ? own : promote(result, own);
  }
  return result;
}

DType loopType(Binary op, DType common) {
  if (common == DType::String) {
    if (op >= Binary::Equal && op <= Binary::GreaterEqual) return common;
    throw Unsupported(std::string(name(op)) + " of arrays of strings");
  }
  switch (op) {
    case Binary::Subtract:
      if (common == DType::Bool)
        throw Failure(
            "TypeError",
            "numpy boolean subtract, the `-` operator, is not supported, use the "
            "bitwise_xor, the `^` operator, or the logical_xor function instead.");
      return common;
    case Binary::FloorDivide:
    case Binary::Remainder:
    case Binary::Fmod:
    case Binary::Power:
    case Binary::LeftShift:
    case Binary::RightShift:
      if (op >= Binary::LeftShift && isFloat(common)) doesNotTake(name(op));
      if (common == DType::Bool) refuseSmall(name(op), "int8");
      return common;
    case Binary::Divide:
      return isFloat(common) ? common : DType::Float64;
    case Binary::Arctan2:
    case Binary::Hypot:
    case Binary::Copysign:
      if (common == DType::Bool) refuseSmall(name(op), "float16");
      return isFloat(common) ? common : DType::Float64;
    case Binary::BitwiseAnd:
    case Binary::BitwiseOr:
    case Binary::BitwiseXor:
      if (isFloat(common)) doesNotTake(name(op));
      return common;
    default:
      return common;
  }
}

DType loopType(Unary op, DType dtype) {
  if (dtype == DType::String)
    throw Unsupported(std::string(name(op)) + " of arrays of strings");
  switch (op) {
    case Unary::Negative:
      if (dtype == DType::Bool)
        throw Failure(
            "TypeError",
            "The numpy boolean negative, the `-` operator, is not supported, use the "
            "`~` operator or the logical_not function instead.");
      return dtype;
    case Unary::Positive:
    case Unary::Sign:
    case Unary::Square:
      if (dtype == DType::Bool)
        throw Unsupported(std::string(name(op)) + " of bool arrays");
      return dtype;
    case Unary::Reciprocal:
      if (!isFloat(dtype)) throw Unsupported("reciprocal of integers");
      return dtype;
    case Unary::Invert:
      if (isFloat(dtype)) doesNotTake(name(op));
      return dtype;
    case Unary::Absolute:
    case Unary::LogicalNot:
      return dtype;
    case Unary::IsNan:
    case Unary::IsInf:
    case Unary::IsFinite:
      return isFloat(dtype) ? dtype : DType::Float64;
    default:
      if (dtype == DType::Bool) refuseSmall(name(op), "float16");
      return isFloat(dtype) ? dtype : DType::Float64;
  }
}

}  // namespace derslik::ndarray
