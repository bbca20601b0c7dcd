#pragma once

#include "core/python/machine.h"

namespace derslik::python::vm {

// Each adds some of the builtins to machine.builtins.

void addConstructors(Machine&);
void addIterationBuiltins(Machine&);
void addNumberBuiltins(Machine&);
void addObjectBuiltins(Machine&);

Value reversedRange(Machine&, const Value& range);

/// A module of the language itself; throws a refusal where there is none of this name.
void addBuiltins(Machine&, const NativeDef* defs, std::size_t count);

}  // namespace derslik::python::vm
