// collections.

#include "core/python/modules/collections.h"

#include "core/python/modules/modules.h"

namespace derslik::python::vm {

Value makeCollections(Machine& machine) {
  const Value module = moduleOf(machine, "collections", &kNamedTuple, 1);
  for (Type* type : {makeCounterType(machine), makeDefaultDictType(machine),
                     makeDequeType(machine), makeOrderedDictType(machine)})
    module.to<ModuleObject>()->attributes.set(machine.intern(type->plainName()),
                                              Value(type));
  return module;
}

}  // namespace derslik::python::vm
