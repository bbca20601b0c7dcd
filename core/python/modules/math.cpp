// math: with the bits of the C library that CPython uses, by core/libm.

#include <cmath>
#include <limits>

#include "core/libm/libm.h"
#include "core/python/modules/modules.h"
#include "core/python/objects/natives.h"
#include "core/python/objects/numbers.h"

namespace derslik::python::vm {

namespace {

[[noreturn]] void domainError() {
  valueError("math domain error");
}

[[noreturn]] void rangeError() {
  throw Failure("OverflowError", "math range error");
}

// As CPython's math_1: nan from what was none is outside the domain, an infinity from
// what was finite is out of range.
double checked(double result, double argument, bool canOverflow) {
  if (std::isnan(result) && !std::isnan(argument)) domainError();
  if (std::isinf(result) && std::isfinite(argument)) {
    if (canOverflow) rangeError();
    domainError();
  }
  return result;
}

template<double (*function)(double), bool canOverflow>
Value of(Machine& m, const Arguments& a) {
  const double x = toReal(m, a[0]);
  return Value::real(checked(function(x), x, canOverflow));
}

double logarithm(Machine& m, const Value& value, double (*log)(double)) {
  const double x = toReal(m, value);
  if (std::isnan(x)) return x;
  if (x <= 0) domainError();
  return std::isinf(x) ? x : log(x);
}

// CPython takes an int's logarithm by the int, which a float may not hold.
Value logOf(Machine& m, const Arguments& a) {
  const double natural = logarithm(m, a[0], libm::log);
  if (a.size() == 1) return Value::real(natural);
  const double base = logarithm(m, a[1], libm::log);
  if (base == 0) throw Failure("ZeroDivisionError", "float division by zero");
  return Value::real(natural / base);
}

Value toInteger(Machine& m, const Value& value, Str* method, double (*way)(double)) {
  if (value.isIntegral()) return Value::integer(value.asInt());
  if (value.isFloat()) return Value::integer(truncated(way(value.asFloat())));
  const Value special = m.findSpecial(value, method);
  if (!special.isUnset()) return m.callSpecial(special, value);
  return Value::integer(truncated(way(toReal(m, value))));
}

std::int64_t greatestDivisor(std::int64_t a, std::int64_t b) {
  std::uint64_t x = a < 0 ? 0 - static_cast<std::uint64_t>(a) : std::uint64_t(a);
  std::uint64_t y = b < 0 ? 0 - static_cast<std::uint64_t>(b) : std::uint64_t(b);
  while (y) {
    const std::uint64_t rest = x % y;
    x = y;
    y = rest;
  }
  if (x >> 63) tooBig();
  return static_cast<std::int64_t>(x);
}

Value factorial(Machine& m, const Arguments& a) {
  if (a[0].isFloat()) typeError("'float' object cannot be interpreted as an integer");
  const std::int64_t n = m.index(a[0]);
  if (n < 0) valueError("factorial() not defined for negative values");
  if (n > 20) tooBig();
  std::int64_t result = 1;
  for (std::int64_t i = 2; i <= n; ++i)
    result *= i;
  return Value::integer(result);
}

Value comb(Machine& m, const Arguments& a) {
  const std::int64_t n = m.index(a[0]);
  std::int64_t k = m.index(a[1]);
  if (n < 0) valueError("n must be a non-negative integer");
  if (k < 0) valueError("k must be a non-negative integer");
  if (k > n) return Value::integer(0);
  k = std::min(k, n - k);
  std::int64_t result = 1;
  for (std::int64_t i = 1; i <= k; ++i) {
    // result · (n - k + i) / i, in whole numbers all the way.
    const std::int64_t common = greatestDivisor(result, i);
    const std::int64_t factor = (n - k + i) / (i / common);
    if (__builtin_mul_overflow(result / common, factor, &result)) tooBig();
  }
  return Value::integer(result);
}

Value isqrt(Machine& m, const Arguments& a) {
  const std::int64_t n = m.index(a[0]);
  if (n < 0) valueError("isqrt() argument must be nonnegative");
  auto root = static_cast<std::int64_t>(std::sqrt(static_cast<double>(n)));
  while (root > 0 && root > n / root)
    --root;
  while (root + 1 <= n / (root + 1))
    ++root;
  return Value::integer(root);
}

Value isclose(Machine& m, const Arguments& arguments) {
  const auto bound = bind(m, "isclose", arguments, {"a", "b", "*rel_tol", "*abs_tol"}, 2);
  const double a = toReal(m, bound[0]), b = toReal(m, bound[1]);
  const double relative = bound[2].isUnset() ? 1e-9 : toReal(m, bound[2]);
  const double absolute = bound[3].isUnset() ? 0 : toReal(m, bound[3]);
  if (relative < 0 || absolute < 0) valueError("tolerances must be non-negative");
  if (a == b) return Value::boolean(true);
  if (std::isinf(a) || std::isinf(b)) return Value::boolean(false);
  const double difference = std::abs(b - a);
  return Value::boolean(difference <= std::abs(relative * b) ||
                        difference <= std::abs(relative * a) || difference <= absolute);
}

Value product(Machine& m, const Arguments& arguments) {
  const auto bound = bind(m, "prod", arguments, {"/iterable", "*start"}, 1);
  Value total = bound[1].isUnset() ? Value::integer(1) : bound[1];
  m.each(bound[0],
         [&](const Value& item) { total = m.binary(BinaryOp::Multiply, total, item); });
  return total;
}

Value power(Machine& m, const Arguments& a) {
  const double x = toReal(m, a[0]), y = toReal(m, a[1]);
  const double result = libm::pow(x, y);
  if (std::isfinite(x) && std::isfinite(y)) {
    if (std::isnan(result)) domainError();
    if (std::isinf(result)) {
      if (x == 0) domainError();
      rangeError();
    }
  }
  return Value::real(result);
}

Value remainder(Machine& m, const Arguments& a) {
  const double x = toReal(m, a[0]), y = toReal(m, a[1]);
  const double result = std::fmod(x, y);
  if (std::isnan(result) && !std::isnan(x) && !std::isnan(y)) domainError();
  return Value::real(result);
}

Value squareRoot(Machine& m, const Arguments& a) {
  const double x = toReal(m, a[0]);
  if (x < 0) domainError();
  return Value::real(std::sqrt(x));
}

double degrees(double x) {
  return x * (180.0 / 3.141592653589793);
}
double radians(double x) {
  return x * (3.141592653589793 / 180.0);
}

const NativeDef kFunctions[] = {
    {"sqrt", squareRoot, 1, 1},
    {"exp", of<libm::exp, true>, 1, 1},
    {"expm1", of<libm::expm1, true>, 1, 1},
    {"exp2", of<libm::exp2, true>, 1, 1},
    {"sin", of<libm::sin, false>, 1, 1},
    {"cos", of<libm::cos, false>, 1, 1},
    {"sinh", of<libm::sinh, true>, 1, 1},
    {"cosh", of<libm::cosh, true>, 1, 1},
    {"tanh", of<libm::tanh, false>, 1, 1},
    {"log1p", of<libm::log1p, false>, 1, 1},
    {"fabs",
     [](Machine& m, const Arguments& a) {
       return Value::real(std::abs(toReal(m, a[0])));
     },
     1, 1},
    {"degrees",
     [](Machine& m, const Arguments& a) { return Value::real(degrees(toReal(m, a[0]))); },
     1, 1},
    {"radians",
     [](Machine& m, const Arguments& a) { return Value::real(radians(toReal(m, a[0]))); },
     1, 1},
    {"log", logOf, 1, 2},
    {"log2",
     [](Machine& m, const Arguments& a) {
       return Value::real(logarithm(m, a[0], libm::log2));
     },
     1, 1},
    {"log10",
     [](Machine& m, const Arguments& a) {
       return Value::real(logarithm(m, a[0], libm::log10));
     },
     1, 1},
    {"pow", power, 2, 2},
    {"fmod", remainder, 2, 2},
    {"floor",
     [](Machine& m, const Arguments& a) {
       return toInteger(m, a[0], m.names.floor, std::floor);
     },
     1, 1},
    {"ceil",
     [](Machine& m, const Arguments& a) {
       return toInteger(m, a[0], m.names.ceil, std::ceil);
     },
     1, 1},
    {"trunc",
     [](Machine& m, const Arguments& a) {
       return toInteger(m, a[0], m.names.trunc, std::trunc);
     },
     1, 1},
    {"factorial", factorial, 1, 1},
    {"comb", comb, 2, 2},
    {"isqrt", isqrt, 1, 1},
    {"isclose", isclose, 2, 2, true},
    {"prod", product, 1, 1, true},
    {"gcd",
     [](Machine& m, const Arguments& a) {
       std::int64_t result = 0;
       for (int i = 0; i < a.size(); ++i)
         result = greatestDivisor(result, m.index(a[i]));
       return Value::integer(result);
     },
     0, -1},
    {"isnan",
     [](Machine& m, const Arguments& a) {
       return Value::boolean(std::isnan(toReal(m, a[0])));
     },
     1, 1},
    {"isinf",
     [](Machine& m, const Arguments& a) {
       return Value::boolean(std::isinf(toReal(m, a[0])));
     },
     1, 1},
    {"isfinite",
     [](Machine& m, const Arguments& a) {
       return Value::boolean(std::isfinite(toReal(m, a[0])));
     },
     1, 1},
    {"copysign",
     [](Machine& m, const Arguments& a) {
       return Value::real(std::copysign(toReal(m, a[0]), toReal(m, a[1])));
     },
     2, 2},
};

}  // namespace

Value makeMath(Machine& machine) {
  const Value module = moduleOf(machine, "math", kFunctions, std::size(kFunctions));
  auto& attributes = module.to<ModuleObject>()->attributes;
  attributes.set(machine.intern("pi"), Value::real(3.141592653589793));
  attributes.set(machine.intern("e"), Value::real(2.718281828459045));
  attributes.set(machine.intern("tau"), Value::real(6.283185307179586));
  attributes.set(machine.intern("inf"),
                 Value::real(std::numeric_limits<double>::infinity()));
  attributes.set(machine.intern("nan"),
                 Value::real(std::numeric_limits<double>::quiet_NaN()));
  return module;
}

}  // namespace derslik::python::vm
