#pragma once

#include "core/python/run.h"

namespace derslik::python::vm {

class Machine;

/// Copies what the module's variables hold, for who draws them: Outcome::arrays and
/// Outcome::texts.
void copyVariables(const Machine&, Outcome&);

}  // namespace derslik::python::vm
