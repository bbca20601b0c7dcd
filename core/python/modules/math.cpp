// math: with the bits of the C library that CPython uses, by core/libm.

#include "core/python/modules/math.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/libm/libm.h"
#include "core/python/modules/modules.h"
#include "core/python/objects/natives.h"
#include "core/python/objects/numbers.h"

namespace derslik::python::vm {

namespace {

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

// Of gamma and lgamma, whose infinities at whole numbers are poles.
template<double (*function)(double)>
Value withPoles(Machine& m, const Arguments& a) {
  const double x = toReal(m, a[0]);
  const double result = function(x);
  const bool isPole = std::isfinite(x) && x <= 0 && x == std::floor(x);
  if (isPole || (std::isnan(result) && !std::isnan(x))) domainError();
  if (std::isinf(result) && std::isfinite(x)) rangeError();
  return Value::real(result);
}

Value toInteger(Machine& m, const Value& value, Str* method, double (*way)(double)) {
  if (value.isIntegral()) return Value::integer(value.asInt());
  if (value.isFloat()) return Value::integer(truncated(way(value.asFloat())));
  const Value special = m.findSpecial(value, method);
  if (!special.isUnset()) return m.callSpecial(special, value);
  if (method == m.names.trunc)
    typeError("type " + m.typeOf(value)->name + " doesn't define __trunc__ method");
  return Value::integer(truncated(way(toReal(m, value))));
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

// Both remainders are exact, and outside their domain where either has none.
template<double (*function)(double, double)>
Value remainder(Machine& m, const Arguments& a) {
  const double x = toReal(m, a[0]), y = toReal(m, a[1]);
  const double result = function(x, y);
  if (std::isnan(result) && !std::isnan(x) && !std::isnan(y)) domainError();
  return Value::real(result);
}

template<double (*function)(double, double)>
Value ofTwo(Machine& m, const Arguments& a) {
  const double x = toReal(m, a[0]);
  return Value::real(function(x, toReal(m, a[1])));
}

template<bool (*test)(double)>
Value predicate(Machine& m, const Arguments& a) {
  return Value::boolean(test(toReal(m, a[0])));
}

Value squareRoot(Machine& m, const Arguments& a) {
  const double x = toReal(m, a[0]);
  if (x < 0) domainError();
  return Value::real(std::sqrt(x));
}

Value modf(Machine& m, const Arguments& a) {
  const double x = toReal(m, a[0]);
  double whole;
  const double fraction = std::modf(x, &whole);
  return m.tuple({Value::real(fraction), Value::real(whole)});
}

Value frexp(Machine& m, const Arguments& a) {
  const double x = toReal(m, a[0]);
  int exponent = 0;
  const double fraction = std::isfinite(x) ? std::frexp(x, &exponent) : x;
  return m.tuple({Value::real(fraction), Value::integer(exponent)});
}

Value ldexp(Machine& m, const Arguments& a) {
  const double x = toReal(m, a[0]);
  if (!a[1].isIntegral()) typeError("Expected an int as second argument to ldexp.");
  const auto exponent = std::clamp<std::int64_t>(a[1].asInt(), -100000, 100000);
  const double result = std::ldexp(x, static_cast<int>(exponent));
  if (std::isinf(result) && std::isfinite(x)) rangeError();
  return Value::real(result);
}

constexpr double kInfinity = std::numeric_limits<double>::infinity();

double ulp(double x) {
  if (!std::isfinite(x)) return std::abs(x);
  const double size = std::abs(x), next = std::nextafter(size, kInfinity);
  return std::isinf(next) ? size - std::nextafter(size, -kInfinity) : next - size;
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
    {"tan", of<libm::tan, false>, 1, 1},
    {"asin", of<libm::asin, false>, 1, 1},
    {"acos", of<libm::acos, false>, 1, 1},
    {"atan", of<libm::atan, false>, 1, 1},
    {"atan2", ofTwo<libm::atan2>, 2, 2},
    {"asinh", of<libm::asinh, false>, 1, 1},
    {"acosh", of<libm::acosh, false>, 1, 1},
    {"atanh", of<libm::atanh, false>, 1, 1},
    {"cbrt", of<libm::cbrt, false>, 1, 1},
    {"erf", of<libm::erf, false>, 1, 1},
    {"erfc", of<libm::erfc, false>, 1, 1},
    {"gamma", withPoles<libm::gamma>, 1, 1},
    {"lgamma", withPoles<libm::logGamma>, 1, 1},
    {"fabs", of<std::abs, false>, 1, 1},
    {"degrees", of<degrees, true>, 1, 1},
    {"radians", of<radians, true>, 1, 1},
    {"ulp", of<ulp, false>, 1, 1},
    {"nextafter", ofTwo<std::nextafter>, 2, 2},
    {"modf", modf, 1, 1},
    {"frexp", frexp, 1, 1},
    {"ldexp", ldexp, 2, 2},
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
    {"fmod", remainder<std::fmod>, 2, 2},
    {"remainder", remainder<std::remainder>, 2, 2},
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
    {"isclose", isclose, 2, 2, true},
    {"isnan", predicate<std::isnan>, 1, 1},
    {"isinf", predicate<std::isinf>, 1, 1},
    {"isfinite", predicate<std::isfinite>, 1, 1},
    {"copysign", ofTwo<std::copysign>, 2, 2},
};

}  // namespace

Value makeMath(Machine& machine) {
  // Functions refer to their definitions.
  static const std::vector<NativeDef> functions = [] {
    std::vector<NativeDef> all(std::begin(kFunctions), std::end(kFunctions));
    addIntegerFunctions(all);
    addSums(all);
    return all;
  }();
  const Value module = moduleOf(machine, "math", functions.data(), functions.size());
  auto& attributes = module.to<ModuleObject>()->attributes;
  attributes.set(machine.intern("pi"), Value::real(3.141592653589793));
  attributes.set(machine.intern("e"), Value::real(2.718281828459045));
  attributes.set(machine.intern("tau"), Value::real(6.283185307179586));
  attributes.set(machine.intern("inf"), Value::real(kInfinity));
  attributes.set(machine.intern("nan"),
                 Value::real(std::numeric_limits<double>::quiet_NaN()));
  return module;
}

}  // namespace derslik::python::vm
