// math: with the bits of the C library that CPython uses, where core/libm has them.

#include <cmath>
#include <limits>

#include "core/python/modules/modules.h"
#include "core/python/objects/natives.h"
#include "core/python/objects/numbers.h"

namespace derslik::python::vm {

namespace {

const NativeDef kFunctions[] = {
    {"sqrt",
     [](Machine& m, const Arguments& a) {
       const double x = toReal(m, a[0]);
       if (x < 0) valueError("math domain error");
       return Value::real(std::sqrt(x));
     },
     1, 1},
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
