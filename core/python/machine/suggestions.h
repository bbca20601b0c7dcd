#pragma once

#include <string>

#include "core/python/machine.h"

namespace derslik::python::vm {

// What CPython adds to an error's last line: ". Did you mean: 'print'?", or nothing.

std::string suggestName(Machine& machine, const std::string& name);
std::string suggestAttribute(Machine& machine, const Value& value,
                             const std::string& name);

/// Throws a refusal where the name is a builtin of CPython's that is left out here.
void refuseBuiltin(const std::string& name);

}  // namespace derslik::python::vm
