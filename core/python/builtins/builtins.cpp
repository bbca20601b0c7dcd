#include "core/python/builtins/builtins.h"

namespace derslik::python::vm {

void addBuiltins(Machine& machine, const NativeDef* defs, std::size_t count) {
  for (std::size_t i = 0; i < count; ++i)
    machine.builtins.set(
        machine.intern(defs[i].name),
        machine.heap.make<Native>(machine.types.native, defs + i, nullptr));
}

void Machine::makeBuiltins() {
  for (Type* type : exceptionTypes)
    builtins.set(intern(type->name), Value(type));
  builtins.set(intern("EnvironmentError"), Value(exceptionType("OSError")));
  builtins.set(intern("IOError"), Value(exceptionType("OSError")));
  for (Type* type :
       {types.object, types.type, types.str, types.integer, types.boolean, types.real,
        types.list, types.tuple, types.dict, types.set, types.frozenset, types.range,
        types.slice, types.property, types.staticMethod, types.classMethod, types.super})
    builtins.set(intern(type->name), Value(type));
  builtins.set(intern("NotImplemented"), Value::notImplemented());
  builtins.set(intern("Ellipsis"), Value::ellipsis());
  builtins.set(intern("__name__"), Value(intern("__main__")));
  addConstructors(*this);
  addIterationBuiltins(*this);
  addNumberBuiltins(*this);
  addObjectBuiltins(*this);
}

}  // namespace derslik::python::vm
