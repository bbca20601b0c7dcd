#pragma once

#include "core/python/numpy/numpy.h"

namespace derslik::python::vm {

/// A type of NumPy's that a program does not find by its name: made when it is first
/// asked for, with what every object can do.
Type* namelessType(Machine&, const char* name);

}  // namespace derslik::python::vm
