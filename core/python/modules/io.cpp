// io: StringIO, and open() by its other name.

#include "core/python/modules/modules.h"
#include "core/python/objects/file.h"

namespace derslik::python::vm {

Value makeIo(Machine& machine) {
  const Value module = moduleOf(machine, "io", &kOpen, 1);
  Table& attributes = module.to<ModuleObject>()->attributes;
  attributes.set(machine.intern("StringIO"), Value(machine.types.memoryFile));
  attributes.set(machine.intern("UnsupportedOperation"),
                 Value(machine.types.unsupportedOperation));
  return module;
}

}  // namespace derslik::python::vm
