// The operators of arrays and scalars.

#include "core/python/numpy/operators.h"

#include "core/ndarray/matmul.h"
#include "core/ndarray/ufunc.h"

namespace derslik::python::vm {

namespace {

using ndarray::Binary;

std::optional<Binary> ufuncOf(BinaryOp op) {
  switch (op) {
    case BinaryOp::Add:
      return Binary::Add;
    case BinaryOp::Subtract:
      return Binary::Subtract;
    case BinaryOp::Multiply:
      return Binary::Multiply;
    case BinaryOp::Divide:
      return Binary::Divide;
    case BinaryOp::FloorDivide:
      return Binary::FloorDivide;
    case BinaryOp::Modulo:
      return Binary::Remainder;
    case BinaryOp::Power:
      return Binary::Power;
    case BinaryOp::LeftShift:
      return Binary::LeftShift;
    case BinaryOp::RightShift:
      return Binary::RightShift;
    case BinaryOp::BitOr:
      return Binary::BitwiseOr;
    case BinaryOp::BitXor:
      return Binary::BitwiseXor;
    case BinaryOp::BitAnd:
      return Binary::BitwiseAnd;
    case BinaryOp::MatMultiply:
      break;
  }
  return {};
}

Binary ufuncOf(CompareOp op) {
  switch (op) {
    case CompareOp::Eq:
      return Binary::Equal;
    case CompareOp::NotEq:
      return Binary::NotEqual;
    case CompareOp::Lt:
      return Binary::Less;
    case CompareOp::LtE:
      return Binary::LessEqual;
    case CompareOp::Gt:
      return Binary::Greater;
    default:
      return Binary::GreaterEqual;
  }
}

/// The only warnings of a sum, difference, product or quotient of two finite numbers.
void warnOfScalar(const ndarray::Heap& heap, const char* name, double a, double b,
                  double result, bool isDivision) {
  const char* what = nullptr;
  if (std::isnan(result) && !std::isnan(a) && !std::isnan(b))
    what = "invalid value";
  else if (std::isinf(result) && std::isfinite(a) && std::isfinite(b))
    what = isDivision && b == 0 ? "divide by zero" : "overflow";
  if (what)
    heap.warning("RuntimeWarning", std::string(what) + " encountered in scalar " + name);
}

/// The type that a message names: NumPy has taken the array for one of Python objects,
/// and its first element does not know what to do. Where the other one might, it is
/// refused.
std::string elementType(Machine& m, const Value& value) {
  if (value.is(Kind::Instance))
    throw Unsupported("an operation of an array with a '" + m.typeOf(value)->name + "'");
  if (!value.is(Kind::Array) && !value.is(Kind::Scalar)) return m.typeOf(value)->name;
  const Array array = arrayOf(m, value);
  if (array.size() == 0) throw Unsupported("arrays of objects");
  return m.typeOf(plainValue(m, array.item()))->name;
}

}  // namespace

Value arithmetic(Machine& m, BinaryOp op, const Array& a, const Array& b) {
  if (op == BinaryOp::MatMultiply) return resultValue(m, ndarray::matmul(a, b));
  if (op == BinaryOp::Power) return resultValue(m, ndarray::powerOperator(a, b));
  return resultValue(m, ndarray::apply(*ufuncOf(op), a, b));
}

Value scalarArithmetic(Machine& m, BinaryOp op, const Scalar& a, const Scalar& b) {
  if (op == BinaryOp::MatMultiply)
    valueError(
        "matmul: Input operand 0 does not have enough dimensions (has 0, gufunc core "
        "with signature (n?,k),(k,m?)->(n?,m?) requires 1)");
  if (a.dtype == DType::Float64 || b.dtype == DType::Float64) {
    const double x = a.real(), y = b.real();
    const auto give = [&](double result, const char* name) {
      warnOfScalar(m.heap.arrays, name, x, y, result, op == BinaryOp::Divide);
      return scalarValue(m, result);
    };
    switch (op) {
      case BinaryOp::Add:
        return give(x + y, "add");
      case BinaryOp::Subtract:
        return give(x - y, "subtract");
      case BinaryOp::Multiply:
        return give(x * y, "multiply");
      case BinaryOp::Divide:
        return give(x / y, "divide");
      default:
        break;
    }
  }
  const Array x = ndarray::scalarArray(m.heap.arrays, a),
              y = ndarray::scalarArray(m.heap.arrays, b);
  // A scalar's power is np.power's, without the operator's short ways.
  const ScalarWarnings renamed(m);
  return scalarValue(m, ndarray::apply(*ufuncOf(op), x, y).item());
}

/// Whether a scalar's own arithmetic takes both (scalarmath.c.src), rather than that of
/// arrays without axes, whose warnings have other words: each goes safely into the type
/// of the other, where a number of Python's is an int64 or a float64.
bool isScalarMath(const Value& left, const Value& right) {
  const DType a = scalarOf(left).dtype, b = scalarOf(right).dtype;
  const auto isTruth = [](const Value& value, DType dtype) {
    return value.is(Kind::Scalar) && dtype == DType::Bool;
  };
  if (isTruth(left, a) || (isTruth(right, b) && !left.is(Kind::Scalar))) return false;
  const DType common = ndarray::promote(a, b);
  const DType own = left.is(Kind::Scalar) ? a : b, other = left.is(Kind::Scalar) ? b : a;
  const bool isOtherPlain = !left.is(Kind::Scalar) || !right.is(Kind::Scalar);
  return common == own || (common == other && !isOtherPlain);
}

bool isScalarLike(const Value& value) {
  return value.is(Kind::Scalar) || value.isIntegral() || value.isFloat();
}

Scalar scalarOf(const Value& value) {
  if (value.isInt()) return value.asInt();
  if (value.isFloat()) return value.asFloat();
  if (value.isBool()) return value.asBool();
  return value.to<ScalarObject>()->scalar();
}

Value numpyBinary(Machine& m, BinaryOp op, const Value& left, const Value& right) {
  if (isScalarLike(left) && isScalarLike(right)) {
    if (op == BinaryOp::MatMultiply || isScalarMath(left, right))
      return scalarArithmetic(m, op, scalarOf(left), scalarOf(right));
    const auto array = [&](const Value& value) {
      return ndarray::scalarArray(m.heap.arrays, scalarOf(value));
    };
    return scalarValue(m, ndarray::apply(*ufuncOf(op), array(left), array(right)).item());
  }
  if (op == BinaryOp::MatMultiply && (left.is(Kind::Str) || right.is(Kind::Str)))
    throw Unsupported("products of strings");
  for (const Value* each : {&left, &right})
    if (!isArrayLike(*each) && !each->is(Kind::Str))
      typeError(std::string("unsupported operand type(s) for ") + sign(op) + ": '" +
                elementType(m, left) + "' and '" + elementType(m, right) + "'");
  // A list times an np.int64 is repeated, as times an int; times no other scalar.
  const Value& other = left.is(Kind::Scalar) ? right : left;
  const Value& scalar = left.is(Kind::Scalar) ? left : right;
  if (op == BinaryOp::Multiply && scalar.is(Kind::Scalar) && !other.is(Kind::Array)) {
    const DType dtype = scalar.to<ScalarObject>()->dtype;
    if (dtype == DType::Int64 || dtype == DType::Bool) return Value::notImplemented();
    typeError("can't multiply sequence by non-int of type '" + m.typeOf(scalar)->name +
              "'");
  }
  return arithmetic(m, op, arrayOf(m, left), arrayOf(m, right));
}

Value numpyInPlace(Machine& m, BinaryOp op, const Value& self, const Value& other) {
  if (op == BinaryOp::MatMultiply)
    typeError(
        "In-place matrix multiplication is not (yet) supported. Use 'a = a @ b' instead "
        "of 'a @= b'.");
  if (!isArrayLike(other))
    throw Unsupported("an operation of an array with a '" + m.typeOf(other)->name + "'");
  const Array& to = *arrayIn(self);
  const Array from = arrayOf(m, other);
  spend(m, to.size());
  if (op == BinaryOp::Power)
    ndarray::powerOperatorInto(to, from);
  else
    ndarray::applyInto(*ufuncOf(op), to, to, from);
  return self;
}

Value numpyCompare(Machine& m, CompareOp op, const Value& self, const Value& other) {
  if (isScalarLike(self) && isScalarLike(other)) {
    const Scalar a = scalarOf(self), b = scalarOf(other);
    if (a.dtype == DType::Float64 && b.dtype == DType::Float64)
      return scalarValue(m, decided(op, a.number <=> b.number).asBool());
    return scalarValue(m,
                       ndarray::apply(ufuncOf(op), ndarray::scalarArray(m.heap.arrays, a),
                                      ndarray::scalarArray(m.heap.arrays, b))
                           .item());
  }
  const bool isEquality = op == CompareOp::Eq || op == CompareOp::NotEq;
  if (self.is(Kind::Scalar) && isEquality && (other.isNone() || other.is(Kind::Str)))
    return Value::boolean(op == CompareOp::NotEq);
  if (other.isNone() && isEquality) {
    const Array& array = *arrayIn(self);
    Array answer(m.heap.arrays, DType::Bool, array.shape);
    for (Index i = 0; i < array.size(); ++i)
      answer.data[i] = op == CompareOp::NotEq;
    return resultValue(m, answer);
  }
  const bool isText = other.is(Kind::Str) && self.is(Kind::Array) &&
                      arrayIn(self)->dtype == DType::String;
  if (!isArrayLike(other) && !isText) {
    if (!isEquality)
      typeError(std::string("'") + sign(op) + "' not supported between instances of '" +
                elementType(m, self) + "' and '" + elementType(m, other) + "'");
    throw Unsupported("comparing an array with a '" + m.typeOf(other)->name + "'");
  }
  return resultValue(m, ndarray::apply(ufuncOf(op), arrayOf(m, self), arrayOf(m, other)));
}

Value numpyUnary(Machine& m, UnaryOp op, const Value& self) {
  const ndarray::Unary ufunc = op == UnaryOp::Minus  ? ndarray::Unary::Negative
                               : op == UnaryOp::Plus ? ndarray::Unary::Positive
                                                     : ndarray::Unary::Invert;
  return resultValue(m, ndarray::apply(ufunc, arrayOf(m, self)));
}

Value numpyAbsolute(Machine& m, const Arguments& a) {
  return resultValue(m, ndarray::apply(ndarray::Unary::Absolute, arrayOf(m, a[0])));
}

Value numpyDivmod(Machine& m, const Arguments& a) {
  return m.tuple({m.binary(BinaryOp::FloorDivide, a[0], a[1]),
                  m.binary(BinaryOp::Modulo, a[0], a[1])});
}

}  // namespace derslik::python::vm
