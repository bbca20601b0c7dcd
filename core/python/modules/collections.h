#pragma once

// What each file of collections gives to the module.

#include <string>
#include <vector>

#include "core/python/machine.h"

namespace derslik::python::vm {

Type* makeCounterType(Machine& machine);
Type* makeDefaultDictType(Machine& machine);
Type* makeDequeType(Machine& machine);
Type* makeOrderedDictType(Machine& machine);

/// A tuple's class with names for its items, in the module of this name.
Type* makeNamedTupleType(Machine& machine, const std::string& name,
                         const std::vector<std::string>& fields,
                         const std::vector<Value>& defaults, const std::string& module);

extern const NativeDef kNamedTuple;

}  // namespace derslik::python::vm
