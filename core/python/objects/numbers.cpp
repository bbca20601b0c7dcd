// int, bool and float. An int has 64 bits: what does not fit is refused, never wrapped.

#include "core/python/objects/numbers.h"

#include <bit>
#include <cmath>
#include <limits>

#include "core/decimal/decimal.h"
#include "core/libm/libm.h"
#include "core/python/machine/arithmetic.h"
#include "core/python/objects/natives.h"

namespace derslik::python::vm {

namespace {

constexpr std::int64_t kLowest = std::numeric_limits<std::int64_t>::min();
constexpr std::uint64_t kPrime = (std::uint64_t{1} << 61) - 1;

std::uint64_t magnitude(std::int64_t value) {
  return value < 0 ? 0 - static_cast<std::uint64_t>(value)
                   : static_cast<std::uint64_t>(value);
}

}  // namespace

void tooBig() {
  throw Unsupported("integers beyond 64 bits");
}

std::int64_t hashOf(std::int64_t value) {
  auto hash = static_cast<std::int64_t>(magnitude(value) % kPrime);
  if (value < 0) hash = -hash;
  return hash == -1 ? -2 : hash;
}

// As CPython's _Py_HashDouble: the mantissa 28 bits at a time, rotated in 61 bits.
std::int64_t hashOf(double value) {
  if (std::isinf(value)) return value > 0 ? 314159 : -314159;
  if (std::isnan(value)) return 0;
  int exponent;
  double fraction = std::frexp(std::abs(value), &exponent);
  std::uint64_t hash = 0;
  while (fraction != 0) {
    hash = ((hash << 28) & kPrime) | hash >> 33;
    fraction *= 268435456.0;
    exponent -= 28;
    const auto part = static_cast<std::uint64_t>(fraction);
    fraction -= static_cast<double>(part);
    hash += part;
    if (hash >= kPrime) hash -= kPrime;
  }
  exponent = exponent >= 0 ? exponent % 61 : 60 - (-1 - exponent) % 61;
  hash = ((hash << exponent) & kPrime) | hash >> (61 - exponent);
  auto result = static_cast<std::int64_t>(hash);
  if (value < 0) result = -result;
  return result == -1 ? -2 : result;
}

std::partial_ordering compareNumbers(const Value& a, const Value& b) {
  if (a.isIntegral() && b.isIntegral()) return a.asInt() <=> b.asInt();
  if (a.isFloat() && b.isFloat()) return a.asFloat() <=> b.asFloat();
  if (a.isFloat()) return 0 <=> compareNumbers(b, a);
  const std::int64_t x = a.asInt();
  const double y = b.asFloat();
  if (std::isnan(y)) return std::partial_ordering::unordered;
  if (y >= 0x1p63) return std::partial_ordering::less;
  if (y < -0x1p63) return std::partial_ordering::greater;
  const auto whole = static_cast<std::int64_t>(y);
  if (x != whole) return x <=> whole;
  return 0 <=> y - std::trunc(y);
}

double quotient(std::int64_t a, std::int64_t b) {
  constexpr std::int64_t kExact = std::int64_t{1} << 53;
  if (-kExact <= a && a <= kExact && -kExact <= b && b <= kExact)
    return static_cast<double>(a) / static_cast<double>(b);
  const bool negative = (a < 0) != (b < 0);
  const std::uint64_t below = magnitude(b);
  const std::uint64_t above = magnitude(a);
  if (above == 0) return negative ? -0.0 : 0.0;
  // Digit by digit, to 64 binary digits; whether anything is left decides a tie.
  int exponent = 0;
  std::uint64_t digits = above / below, rest = above % below;
  while (digits >> 63 == 0) {
    const bool carry = rest >> 63;
    rest <<= 1;
    digits <<= 1;
    if (carry || rest >= below) {
      rest -= below;
      digits |= 1;
    }
    --exponent;
  }
  if (rest != 0) digits |= 1;
  const double size = std::ldexp(static_cast<double>(digits), exponent);
  return negative ? -size : size;
}

double modulo(double a, double b) {
  double rest = std::fmod(a, b);
  if (rest != 0) {
    if ((b < 0) != (rest < 0)) rest += b;
  } else {
    rest = std::copysign(0.0, b);
  }
  return rest;
}

double floorDivide(double a, double b) {
  double rest = std::fmod(a, b);
  double div = (a - rest) / b;
  if (rest != 0 && (b < 0) != (rest < 0)) div -= 1.0;
  if (div == 0) return std::copysign(0.0, a / b);
  double floor = std::floor(div);
  if (div - floor > 0.5) floor += 1.0;
  return floor;
}

std::int64_t integerPower(std::int64_t base, std::int64_t exponent) {
  std::int64_t result = 1;
  for (;;) {
    if (exponent & 1 && __builtin_mul_overflow(result, base, &result)) tooBig();
    exponent >>= 1;
    if (exponent == 0) return result;
    if (__builtin_mul_overflow(base, base, &base)) tooBig();
  }
}

double realPower(double base, double exponent) {
  // CPython's order of special cases; C's pow agrees on them.
  if (base == 0 && exponent < 0)
    throw Failure("ZeroDivisionError", "0.0 cannot be raised to a negative power");
  if (base < 0 && std::isfinite(base) && std::isfinite(exponent) &&
      exponent != std::floor(exponent))
    throw Unsupported("complex numbers");
  const double result = libm::pow(base, exponent);
  if (std::isinf(result) && std::isfinite(base) && std::isfinite(exponent))
    throw Failure("OverflowError", "(34, 'Numerical result out of range')");
  return result;
}

std::int64_t truncated(double value) {
  if (std::isnan(value)) valueError("cannot convert float NaN to integer");
  if (std::isinf(value))
    throw Failure("OverflowError", "cannot convert float infinity to integer");
  if (!(value >= -0x1p63 && value < 0x1p63)) tooBig();
  return static_cast<std::int64_t>(value);
}

double roundedTo(double value, std::int64_t places) {
  if (!std::isfinite(value) || places > 323) return value;
  if (places < -308) return std::copysign(0.0, value);
  const decimal::Decimal text = decimal::rounded(value, static_cast<int>(places));
  if (text.digits.empty()) return std::copysign(0.0, value);
  const double result = decimal::parse((text.negative ? "-." : ".") + text.digits + "e" +
                                       std::to_string(text.point));
  if (std::isinf(result))
    throw Failure("OverflowError", "rounded value too large to represent");
  return result;
}

double toReal(Machine& machine, const Value& value, const char* message) {
  if (value.isFloat()) return value.asFloat();
  if (value.isIntegral()) return static_cast<double>(value.asInt());
  if (const auto number = machine.typeOf(value)->slots.number) {
    Value result = number(machine, value, "__float__");
    if (result.isFloat()) return result.asFloat();
    if (!result.isUnset())
      typeError(machine.typeOf(value)->name + ".__float__ returned non-float (type " +
                machine.typeOf(result)->name + ")");
    result = number(machine, value, "__index__");
    if (result.isIntegral()) return static_cast<double>(result.asInt());
  }
  typeError(message ? std::string(message)
                    : "must be real number, not " + machine.typeOf(value)->name);
}

namespace {

Value integers(BinaryOp op, std::int64_t a, std::int64_t b) {
  std::int64_t result = 0;
  switch (op) {
    case BinaryOp::Add:
      if (__builtin_add_overflow(a, b, &result)) tooBig();
      break;
    case BinaryOp::Subtract:
      if (__builtin_sub_overflow(a, b, &result)) tooBig();
      break;
    case BinaryOp::Multiply:
      if (__builtin_mul_overflow(a, b, &result)) tooBig();
      break;
    case BinaryOp::Divide:
      if (b == 0) throw Failure("ZeroDivisionError", "division by zero");
      return Value::real(quotient(a, b));
    case BinaryOp::FloorDivide:
    case BinaryOp::Modulo: {
      if (b == 0)
        throw Failure("ZeroDivisionError", op == BinaryOp::Modulo
                                               ? "integer modulo by zero"
                                               : "integer division or modulo by zero");
      if (b == -1) {
        if (op == BinaryOp::Modulo) break;
        if (a == kLowest) tooBig();
        result = -a;
        break;
      }
      std::int64_t rest = a % b;
      result = a / b;
      if (rest != 0 && (rest < 0) != (b < 0)) {
        rest += b;
        --result;
      }
      if (op == BinaryOp::Modulo) result = rest;
      break;
    }
    case BinaryOp::Power:
      if (b < 0) {
        if (a == 0)
          throw Failure("ZeroDivisionError", "0.0 cannot be raised to a negative power");
        return Value::real(realPower(static_cast<double>(a), static_cast<double>(b)));
      }
      result = integerPower(a, b);
      break;
    case BinaryOp::LeftShift:
      if (b < 0) valueError("negative shift count");
      if (a != 0 &&
          (b > 62 || magnitude(a) > (std::uint64_t{1} << 63) >> b || (a << b) >> b != a))
        tooBig();
      result = a == 0 ? 0 : a << b;
      break;
    case BinaryOp::RightShift:
      if (b < 0) valueError("negative shift count");
      result = a >> std::min<std::int64_t>(b, 63);
      break;
    case BinaryOp::BitOr:
      result = a | b;
      break;
    case BinaryOp::BitXor:
      result = a ^ b;
      break;
    case BinaryOp::BitAnd:
      result = a & b;
      break;
    case BinaryOp::MatMultiply:
      return Value::notImplemented();
  }
  return Value::integer(result);
}

Value reals(BinaryOp op, double a, double b) {
  switch (op) {
    case BinaryOp::Add:
      return Value::real(a + b);
    case BinaryOp::Subtract:
      return Value::real(a - b);
    case BinaryOp::Multiply:
      return Value::real(a * b);
    case BinaryOp::Divide:
      if (b == 0) throw Failure("ZeroDivisionError", "float division by zero");
      return Value::real(a / b);
    case BinaryOp::FloorDivide:
      if (b == 0) throw Failure("ZeroDivisionError", "float floor division by zero");
      return Value::real(floorDivide(a, b));
    case BinaryOp::Modulo:
      if (b == 0) throw Failure("ZeroDivisionError", "float modulo");
      return Value::real(modulo(a, b));
    case BinaryOp::Power:
      return Value::real(realPower(a, b));
    default:
      return Value::notImplemented();
  }
}

bool isNumber(const Value& value) {
  return value.isIntegral() || value.isFloat();
}

double asReal(const Value& value) {
  return value.isFloat() ? value.asFloat() : static_cast<double>(value.asInt());
}

Value numbersBinary(Machine&, BinaryOp op, const Value& a, const Value& b) {
  if (!isNumber(a) || !isNumber(b)) return Value::notImplemented();
  if (a.isIntegral() && b.isIntegral()) {
    if (a.isBool() && b.isBool() && op >= BinaryOp::BitOr) {
      const bool x = a.asBool(), y = b.asBool();
      return Value::boolean(op == BinaryOp::BitOr    ? x || y
                            : op == BinaryOp::BitAnd ? x && y
                                                     : x != y);
    }
    return integers(op, a.asInt(), b.asInt());
  }
  return reals(op, asReal(a), asReal(b));
}

Value numbersCompare(Machine&, CompareOp op, const Value& a, const Value& b) {
  if (!isNumber(a) || !isNumber(b)) return Value::notImplemented();
  return decided(op, compareNumbers(a, b));
}

Value numbersUnary(Machine&, UnaryOp op, const Value& value) {
  if (value.isFloat()) {
    if (op == UnaryOp::Invert) return Value::notImplemented();
    return Value::real(op == UnaryOp::Minus ? -value.asFloat() : value.asFloat());
  }
  const std::int64_t a = value.asInt();
  if (op == UnaryOp::Plus) return Value::integer(a);
  if (op == UnaryOp::Invert) return Value::integer(~a);
  if (a == kLowest) tooBig();
  return Value::integer(-a);
}

}  // namespace

Slots integerSlots() {
  Slots slots;
  slots.repr = [](Machine& machine, const Value& self) { return machine.repr(self); };
  slots.hash = [](Machine& machine, const Value& self) { return machine.hash(self); };
  slots.binary = numbersBinary;
  slots.compare = numbersCompare;
  slots.unary = numbersUnary;
  slots.number = [](Machine&, const Value& self, const char* what) {
    if (std::string_view(what) == "__float__") return Value::real(asReal(self));
    return self.isFloat() ? (std::string_view(what) == "__int__"
                                 ? Value::integer(truncated(self.asFloat()))
                                 : Value())
                          : Value::integer(self.asInt());
  };
  return slots;
}

Slots realSlots() {
  return integerSlots();
}

Slots booleanSlots() {
  return integerSlots();
}

}  // namespace derslik::python::vm
