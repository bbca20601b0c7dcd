#include "core/python/modules/modules.h"

namespace derslik::python::vm {

namespace {

struct Entry {
  const char* name;
  Value (*make)(Machine&);
};

constexpr Entry kModules[] = {
    {"collections", makeCollections},
    {"functools", makeFunctools},
    {"itertools", makeItertools},
    {"math", makeMath},
    {"numpy", makeNumpy},
    {"random", makeRandom},
    {"time", makeTime},
};

}  // namespace

Value makeModule(Machine& machine, const std::string& name) {
  // A part of a module, such as numpy.linalg.
  if (const std::size_t dot = name.rfind('.'); dot != std::string::npos) {
    const Value outer = machine.importModule(name.substr(0, dot));
    const Value* part =
        outer.to<ModuleObject>()->attributes.find(machine.intern(name.substr(dot + 1)));
    if (part && part->is(Kind::Module)) return *part;
  }
  for (const Entry& entry : kModules)
    if (name == entry.name) return entry.make(machine);
  throw Unsupported("the module '" + name + "'");
}

Value moduleOf(Machine& machine, const char* name, const NativeDef* functions,
               std::size_t count) {
  auto* module = machine.heap.make<ModuleObject>(machine.types.module, name);
  const Value value(module);
  for (std::size_t i = 0; i < count; ++i)
    module->attributes.set(
        machine.intern(functions[i].name),
        machine.heap.make<Native>(machine.types.native, functions + i, nullptr));
  return value;
}

}  // namespace derslik::python::vm
