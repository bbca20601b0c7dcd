#pragma once

#include "core/ndarray/array.h"
#include "core/ndarray/nest.h"

namespace derslik::ndarray {

/// NumPy's functions of two arguments, element by element, as its operators call them.
enum class Binary : std::uint8_t {
  Add,
  Subtract,
  Multiply,
  Divide,
  FloorDivide,
  Remainder,
  Fmod,
  Power,
  Maximum,
  Minimum,
  Fmax,
  Fmin,
  Arctan2,
  Hypot,
  Copysign,
  Equal,
  NotEqual,
  Less,
  LessEqual,
  Greater,
  GreaterEqual,
  LogicalAnd,
  LogicalOr,
  LogicalXor,
  BitwiseAnd,
  BitwiseOr,
  BitwiseXor,
  LeftShift,
  RightShift
};

enum class Unary : std::uint8_t {
  Negative,
  Positive,
  Absolute,
  Sign,
  Square,
  Reciprocal,
  Invert,
  LogicalNot,
  IsNan,
  IsInf,
  IsFinite,
  SignBit,
  Rint,
  Floor,
  Ceil,
  Trunc,
  Sqrt,
  Cbrt,
  Exp,
  Exp2,
  Expm1,
  Log,
  Log2,
  Log10,
  Log1p,
  Sin,
  Cos,
  Tan,
  Arcsin,
  Arccos,
  Arctan,
  Sinh,
  Cosh,
  Tanh,
  Arcsinh,
  Arccosh,
  Arctanh,
  Degrees,
  Radians
};

/// As messages call it: "add", "floor_divide".
const char* name(Binary op);
const char* name(Unary op);

/// np.result_type of operands, of which those without axes count by their value where an
/// array of the same kind or a higher one takes part (NumPy 1.24's "value-based
/// casting").
DType resultType(const Array* const* operands, int count);

/// Broadcast, converted to what the function works on, in a new array of order "K".
/// An integer result beyond 64 bits, which NumPy would wrap, is refused.
Array apply(Binary op, const Array& a, const Array& b);
Array apply(Unary op, const Array& a);

/// The same with out=, or a Failure UFuncTypeError, NumPy's own kind of TypeError, where
/// the result does not go into it: a += b is applyInto(Add, a, a, b).
void applyInto(Binary op, const Array& out, const Array& a, const Array& b);
void applyInto(Unary op, const Array& out, const Array& a);

/// a ** b, whose operator takes squares, roots and reciprocals for some exponents where
/// np.power would not.
///
///     >>> np.array([-np.inf]) ** .5, np.power(np.array([-np.inf]), .5)
///     (array([nan]), array([inf]))
Array powerOperator(const Array& a, const Array& b);
void powerOperatorInto(const Array& a, const Array& b);

/// np.round(a, decimals), a.round(decimals); of integers that need none the array itself.
Array round(const Array& a, int decimals = 0);

// ── What the parts of the implementation share
// ──────────────────────────────────────────

/// What a loop over integers ran into.
struct Trouble {
  bool overflow = false;
  bool zeroDivision = false;
};

/// The innermost loops, by what they work on; null where there is none. The context is a
/// Trouble.
Loop arithmeticLoop(Binary op, DType dtype);
Loop comparisonLoop(Binary op, DType dtype);
Loop logicLoop(Binary op, DType dtype);
Loop unaryLoop(Unary op, DType dtype);
Loop binaryLoop(Binary op, DType dtype);

/// Throws Unsupported on overflow; warns of divisions by zero.
void report(const Trouble& trouble, const char* function, const Heap& heap);

/// Throws the TypeError of a function that has no loop for its operands.
[[noreturn]] void doesNotTake(const std::string& function);

/// Whether the result of an operation is a truth value.
bool isPredicate(Binary op);
bool isPredicate(Unary op);

/// What a function works on, given the type of its operands; refuses what it does not
/// take.
DType loopType(Binary op, DType common);
DType loopType(Unary op, DType dtype);

}  // namespace derslik::ndarray
