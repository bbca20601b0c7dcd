#pragma once

#include <map>
#include <string>

#include "core/python/run.h"

namespace derslik::python::vm {

class Machine;

/// The arrays that the module's variables hold, for who draws them: Outcome::arrays.
std::map<std::string, ArrayCopy> arrayCopies(const Machine&);

}  // namespace derslik::python::vm
