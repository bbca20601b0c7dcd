#include "core/ndarray/ufunc.h"

#include <cstdlib>

#include "core/libm/libm.h"
#include "core/ndarray/broadcast.h"
#include "core/ndarray/convert.h"
#include "core/ndarray/float_warnings.h"
#include "core/ndarray/strings.h"

namespace derslik::ndarray {
namespace {

/// Reads what the loop is about to write: only element by element is that safe.
Array apart(const Array& operand, const Array& out) {
  const bool same = operand.data == out.data && operand.shape == out.shape &&
                    operand.strides == out.strides && operand.itemSize == out.itemSize;
  return operand.sharesBuffer(out) && !same ? copyInOrder(operand) : operand;
}

void run(Binary op, DType work, const Array& a, const Array& b, const Array& out) {
  Trouble trouble;
  runOver({&a, &b, &out}, binaryLoop(op, work), &trouble);
  report(trouble, name(op), out.heap());
  if (isFloat(work) && !isPredicate(op)) warnOf(op, a, b, out);
}

void run(Unary op, DType work, const Array& a, const Array& out) {
  Trouble trouble;
  runOver({&a, &out}, unaryLoop(op, work), &trouble);
  report(trouble, name(op), out.heap());
  if (isFloat(work) && !isPredicate(op)) warnOf(op, a, out);
}

DType resultOf(Binary op, DType work) {
  return isPredicate(op) ? DType::Bool : work;
}

DType resultOf(Unary op, DType work) {
  return isPredicate(op) ? DType::Bool : work;
}

void checkCast(const char* function, DType from, DType to) {
  if (!isSameKind(from, to))
    throw Failure("_UFuncOutputCastingError",
                  std::string("Cannot cast ufunc '") + function +
                      "' output from dtype('" + name(from) + "') to dtype('" + name(to) +
                      "') with casting rule 'same_kind'");
}

void checkWritable(const Array& out) {
  if (out.isReadOnly) throw Failure("ValueError", "output array is read-only");
}

/// Strings can be compared with each other, and no more.
void checkStrings(Binary op, const Array& a, const Array& b) {
  const bool both = a.dtype == DType::String && b.dtype == DType::String;
  if (a.dtype != DType::String && b.dtype != DType::String) return;
  const bool isComparison = op >= Binary::Equal && op <= Binary::GreaterEqual;
  if (isComparison && both) return;
  if (isComparison) throw Unsupported("comparisons of numbers with strings");
  if (op >= Binary::BitwiseAnd && op <= Binary::RightShift) doesNotTake(name(op));
  const auto type = [](const Array& each) {
    return "dtype('" + name(each.dtype, each.itemSize) + "')";
  };
  throw Failure("_UFuncNoLoopError",
                std::string("ufunc '") + name(op) +
                    "' did not contain a loop with signature matching types (" + type(a) +
                    ", " + type(b) + ") -> None");
}

bool isNumber(const Array& a, double value) {
  return a.isScalar() && a.dtype != DType::Bool && a.item().real() == value;
}

/// What a ** b is short for, or Positive with `found` unset.
bool shortPower(const Array& a, const Array& b, Unary& op) {
  if (b.dtype == DType::String) return false;
  if (a.dtype == DType::Bool) {
    if (b.dtype == DType::Int64 && isNumber(b, 2))
      throw Unsupported("squares of bool arrays, which are int8");
    return false;
  }
  if (isNumber(b, 2))
    op = Unary::Square;
  else if (!isFloat(a.dtype))
    return false;
  else if (isNumber(b, 1))
    op = Unary::Positive;
  else if (isNumber(b, -1))
    op = Unary::Reciprocal;
  else if (isNumber(b, 0.5))
    op = Unary::Sqrt;
  else
    return false;
  return true;
}

/// For a result of order "K".
Array emptyFor(const Array& a, const Array& b, DType dtype, const Dims& shape) {
  if (isPlain(a, shape) && isPlain(b, shape)) return Array(a.heap(), dtype, shape);
  Nest inputs(shape);
  inputs.add(a);
  inputs.add(b);
  return emptyInOrder(a.heap(), dtype, shape, inputs.sort());
}

}  // namespace

Loop binaryLoop(Binary op, DType dtype) {
  if (isPredicate(op) && op <= Binary::GreaterEqual) return comparisonLoop(op, dtype);
  if (const Loop loop = logicLoop(op, dtype)) return loop;
  return arithmeticLoop(op, dtype);
}

void report(const Trouble& trouble, const char* function, const Heap& heap) {
  if (trouble.overflow) throw Unsupported("integers beyond 64 bits");
  if (trouble.zeroDivision)
    heap.warning("RuntimeWarning",
                 std::string("divide by zero encountered in ") + function);
}

Array apply(Binary op, const Array& a, const Array& b) {
  const Array* const both[] = {&a, &b};
  checkStrings(op, a, b);
  const DType work =
      loopType(op, a.dtype == DType::String ? DType::String : resultType(both, 2));
  const Dims shape = broadcastShape(both, 2);
  const Array result = emptyFor(a, b, resultOf(op, work), shape);
  if (work == DType::String)
    compareStrings(op, a, b, result);
  else
    run(op, work, as(a, work), as(b, work), result);
  return result;
}

Array apply(Unary op, const Array& a) {
  const DType work = loopType(op, a.dtype);
  Array result = emptyLike(a, resultOf(op, work));
  run(op, work, as(a, work), result);
  return result;
}

void applyInto(Binary op, const Array& out, const Array& a, const Array& b) {
  checkWritable(out);
  const Array* const both[] = {&a, &b};
  if (a.dtype == DType::String || b.dtype == DType::String || out.dtype == DType::String)
    throw Unsupported("operations on strings in place");
  const DType work = loopType(op, resultType(both, 2));
  checkCast(name(op), resultOf(op, work), out.dtype);
  const Array* const all[] = {&a, &b, &out};
  const Dims shape = broadcastShape(all, 3);
  if (shape != out.shape)
    throw Failure("ValueError", "non-broadcastable output operand with shape " +
                                    text(out.shape) +
                                    " doesn't match the broadcast shape " + text(shape));
  // Of numbers that are overwritten nothing could be said afterwards, but that finite
  // ones have a sum or product too large.
  const bool isLost = isFloat(work) && out.heap().warn &&
                      (a.sharesBuffer(out) || b.sharesBuffer(out)) &&
                      (op > Binary::Multiply || !isAllFinite(a) || !isAllFinite(b));
  if (isLost || out.dtype != resultOf(op, work)) {
    assign(out, apply(op, a, b), name(op));
    return;
  }
  run(op, work, as(apart(a, out), work), as(apart(b, out), work), out);
}

void applyInto(Unary op, const Array& out, const Array& a) {
  checkWritable(out);
  const DType work = loopType(op, a.dtype);
  checkCast(name(op), resultOf(op, work), out.dtype);
  const Array* const all[] = {&a, &out};
  const Dims shape = broadcastShape(all, 2);
  if (shape != out.shape)
    throw Failure("ValueError", "non-broadcastable output operand with shape " +
                                    text(out.shape) +
                                    " doesn't match the broadcast shape " + text(shape));
  const bool isLost = isFloat(work) && out.heap().warn && a.sharesBuffer(out);
  if (isLost || out.dtype != resultOf(op, work)) {
    assign(out, apply(op, a), name(op));
    return;
  }
  run(op, work, as(apart(a, out), work), out);
}

Array powerOperator(const Array& a, const Array& b) {
  Unary op;
  if (isFloat(a.dtype) && isNumber(b, 0)) {
    Array ones = emptyLike(a, a.dtype);
    fill(ones, 1.0);
    return ones;
  }
  if (!shortPower(a, b, op)) return apply(Binary::Power, a, b);
  return apply(op, isFloat(b.dtype) && !isFloat(a.dtype) ? astype(a, DType::Float64) : a);
}

void powerOperatorInto(const Array& a, const Array& b) {
  Unary op;
  if (isFloat(a.dtype) && isNumber(b, 0)) return fill(a, 1.0);
  if (!shortPower(a, b, op) || (!isFloat(a.dtype) && isFloat(b.dtype)))
    return applyInto(Binary::Power, a, a, b);
  applyInto(op, a, a);
}

Array round(const Array& a, int decimals) {
  if (a.dtype == DType::Bool || a.dtype == DType::String)
    throw Unsupported("rounding of " + name(a.dtype, a.itemSize) + " arrays");
  if (a.dtype == DType::Int64 && decimals >= 0) return a;
  if (decimals == 0) return apply(Unary::Rint, a);
  if (decimals > 308 || decimals < -308)
    throw Unsupported("rounding to more than 308 digits");
  const Array unit = scalarArray(a.heap(), libm::pow(10.0, std::abs(decimals)));
  const Binary first = decimals > 0 ? Binary::Multiply : Binary::Divide;
  const Binary second = decimals > 0 ? Binary::Divide : Binary::Multiply;
  const DType work = isFloat(a.dtype) ? a.dtype : DType::Float64;
  const Array result = a.isFortranContiguous() && !a.isContiguous()
                           ? emptyLike(a, work)
                           : Array(a.heap(), work, a.shape);
  applyInto(first, result, a, unit);
  applyInto(Unary::Rint, result, result);
  applyInto(second, result, result, unit);
  return a.dtype == DType::Int64 ? astype(result, DType::Int64) : result;
}

}  // namespace derslik::ndarray
