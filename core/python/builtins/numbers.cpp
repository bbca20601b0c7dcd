// abs, round, divmod, pow, chr, ord, bin …, and the methods of int and float.

#include "core/python/objects/numbers.h"

#include <cmath>

#include "core/python/builtins/builtins.h"
#include "core/python/objects/natives.h"
#include "core/python/objects/types.h"
#include "core/python/text/numbers.h"
#include "core/python/text/utf8.h"
#include "core/random/wide.h"

namespace derslik::python::vm {

namespace {

Value absolute(Machine& m, const Arguments& a) {
  if (a[0].isFloat()) return Value::real(std::abs(a[0].asFloat()));
  if (a[0].isIntegral()) {
    if (a[0].asInt() < 0) return m.unary(UnaryOp::Minus, a[0]);
    return Value::integer(a[0].asInt());
  }
  const Value method = m.findSpecial(a[0], m.names.abs);
  if (method.isUnset())
    typeError("bad operand type for abs(): '" + m.typeOf(a[0])->name + "'");
  return m.callSpecial(method, a[0]);
}

double nearestEven(double value) {
  double rounded = std::round(value);
  if (std::abs(value - rounded) == 0.5) rounded = 2 * std::round(value / 2);
  return rounded;
}

// To a negative number of places: half to even among the multiples of a power of ten.
std::int64_t roundInteger(std::int64_t value, std::int64_t places) {
  if (places >= 0) return value;
  if (places <= -19) return 0;
  std::int64_t unit = 1;
  for (; places < 0; ++places)
    unit *= 10;
  std::int64_t rest = value % unit;
  if (rest < 0) rest += unit;
  const std::int64_t half = unit / 2;
  std::int64_t low;
  if (__builtin_sub_overflow(value, rest, &low)) tooBig();
  const bool up = rest > half || (rest == half && (low / unit) % 2 != 0);
  std::int64_t result = low;
  if (up && __builtin_add_overflow(low, unit, &result)) tooBig();
  return result;
}

Value round(Machine& m, const Arguments& a) {
  const auto bound = bind(m, "round", a, {"number", "ndigits"}, 1);
  const bool hasPlaces = !bound[1].isUnset() && !bound[1].isNone();
  if (bound[0].isFloat()) {
    const double value = bound[0].asFloat();
    if (hasPlaces) return Value::real(roundedTo(value, m.index(bound[1])));
    if (std::isnan(value)) valueError("cannot convert float NaN to integer");
    return Value::integer(truncated(std::isinf(value) ? value : nearestEven(value)));
  }
  if (bound[0].isIntegral())
    return Value::integer(
        roundInteger(bound[0].asInt(), hasPlaces ? m.index(bound[1]) : 0));
  const Value method = m.findSpecial(bound[0], m.names.round);
  if (method.isUnset())
    typeError("type " + m.typeOf(bound[0])->name + " doesn't define __round__ method");
  return hasPlaces ? m.callSpecial(method, bound[0], {bound[1]})
                   : m.callSpecial(method, bound[0]);
}

Value divmod(Machine& m, const Arguments& a) {
  const bool numbers =
      (a[0].isIntegral() || a[0].isFloat()) && (a[1].isIntegral() || a[1].isFloat());
  if (!numbers) {
    if (a[0].isObject() || a[1].isObject()) {
      const Value method = m.findSpecial(a[0], m.names.divmod);
      if (!method.isUnset()) return m.callSpecial(method, a[0], {a[1]});
    }
    typeError("unsupported operand type(s) for divmod(): '" + m.typeOf(a[0])->name +
              "' and '" + m.typeOf(a[1])->name + "'");
  }
  const bool isReal = a[0].isFloat() || a[1].isFloat();
  if (isReal && toReal(m, a[1]) == 0)
    throw Failure("ZeroDivisionError", "float divmod()");
  if (!isReal && a[1].asInt() == 0)
    throw Failure("ZeroDivisionError", "integer division or modulo by zero");
  return m.tuple({m.binary(BinaryOp::FloorDivide, a[0], a[1]),
                  m.binary(BinaryOp::Modulo, a[0], a[1])});
}

std::uint64_t multiplyModulo(std::uint64_t a, std::uint64_t b, std::uint64_t modulus) {
  std::uint64_t result = 0;
  for (a %= modulus; b; b >>= 1) {
    if (b & 1) result = result >= modulus - a ? result - (modulus - a) : result + a;
    a = a >= modulus - a ? a - (modulus - a) : a + a;
  }
  return result;
}

Value powerModulo(std::int64_t base, std::int64_t exponent, std::int64_t modulus) {
  if (modulus == 0) valueError("pow() 3rd argument cannot be 0");
  if (exponent < 0) throw Unsupported("pow() with a negative exponent and a modulus");
  const std::uint64_t size = text::magnitude(modulus);
  std::uint64_t power = text::magnitude(base) % size;
  if (base < 0 && power) power = size - power;
  std::uint64_t result = 1 % size;
  for (; exponent; exponent >>= 1) {
    if (exponent & 1) result = multiplyModulo(result, power, size);
    power = multiplyModulo(power, power, size);
  }
  auto value = static_cast<std::int64_t>(result);
  if (modulus < 0 && value) value += modulus;
  return Value::integer(value);
}

Value pow(Machine& m, const Arguments& a) {
  const auto bound = bind(m, "pow", a, {"base", "exp", "mod"}, 2);
  if (bound[2].isUnset() || bound[2].isNone())
    return m.binary(BinaryOp::Power, bound[0], bound[1]);
  if (bound[0].isIntegral() && bound[1].isIntegral() && bound[2].isIntegral())
    return powerModulo(bound[0].asInt(), bound[1].asInt(), bound[2].asInt());
  typeError("pow() 3rd argument not allowed unless all arguments are integers");
}

Value chr(Machine& m, const Arguments& a) {
  const std::int64_t code = m.index(a[0]);
  if (code < 0 || code > 0x10ffff) valueError("chr() arg not in range(0x110000)");
  if (code >= 0xd800 && code < 0xe000) throw Unsupported("surrogates in a str");
  return m.str(text::encoded(static_cast<char32_t>(code)));
}

Value ord(Machine& m, const Arguments& a) {
  const auto* text = a[0].as<Str>();
  if (!text)
    typeError("ord() expected string of length 1, but " + m.typeOf(a[0])->name +
              " found");
  if (text->length != 1)
    typeError("ord() expected a character, but string of length " +
              std::to_string(text->length) + " found");
  std::size_t at = 0;
  return Value::integer(text::decode(text->text, at));
}

Value inBase(Machine& m, const Arguments& a, const char* prefix, unsigned base) {
  const std::int64_t value = m.index(a[0]);
  return m.str((value < 0 ? "-" : "") + std::string(prefix) +
               text::digits(text::magnitude(value), base));
}

const NativeDef kBuiltins[] = {
    {"abs", absolute, 1, 1},
    {"round", round, 1, 2, true},
    {"divmod", divmod, 2, 2},
    {"pow", pow, 2, 3, true},
    {"chr", chr, 1, 1},
    {"ord", ord, 1, 1},
    {"bin", [](Machine& m, const Arguments& a) { return inBase(m, a, "0b", 2); }, 1, 1},
    {"oct", [](Machine& m, const Arguments& a) { return inBase(m, a, "0o", 8); }, 1, 1},
    {"hex", [](Machine& m, const Arguments& a) { return inBase(m, a, "0x", 16); }, 1, 1},
};

const NativeDef kIntegerMethods[] = {
    {"bit_length",
     [](Machine&, const Arguments& a) {
       std::int64_t bits = 0;
       for (std::uint64_t rest = text::magnitude(a[0].asInt()); rest; rest >>= 1)
         ++bits;
       return Value::integer(bits);
     },
     0, 0},
    {"bit_count",
     [](Machine&, const Arguments& a) {
       std::int64_t bits = 0;
       for (std::uint64_t rest = text::magnitude(a[0].asInt()); rest; rest &= rest - 1)
         ++bits;
       return Value::integer(bits);
     },
     0, 0},
};

const NativeDef kRealMethods[] = {
    {"is_integer",
     [](Machine&, const Arguments& a) {
       const double value = a[0].asFloat();
       return Value::boolean(std::isfinite(value) && std::floor(value) == value);
     },
     0, 0},
};

}  // namespace

void addNumberBuiltins(Machine& machine) {
  addBuiltins(machine, kBuiltins, std::size(kBuiltins));
}

void addNumberMethods(Machine& machine) {
  machine.addMethods(machine.types.integer, kIntegerMethods, std::size(kIntegerMethods));
  machine.addMethods(machine.types.real, kRealMethods, std::size(kRealMethods));
}

}  // namespace derslik::python::vm
