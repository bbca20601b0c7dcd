#pragma once

#include <string>

#include "core/python/machine.h"

namespace derslik::python::vm {

/// A module of the language itself, when it is imported for the first time; throws a
/// refusal where there is none of this name.
Value makeModule(Machine& machine, const std::string& name);

/// A module with these functions.
Value moduleOf(Machine& machine, const char* name, const NativeDef* functions,
               std::size_t count);

Value makeCollections(Machine& machine);
Value makeFunctools(Machine& machine);
Value makeItertools(Machine& machine);
Value makeMath(Machine& machine);
Value makeNumpy(Machine& machine);
Value makeRandom(Machine& machine);
Value makeTime(Machine& machine);

}  // namespace derslik::python::vm
