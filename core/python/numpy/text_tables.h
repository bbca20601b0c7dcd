#pragma once

#include "core/python/numpy/call.h"

namespace derslik::python::vm {

// Each takes the arguments in the order in which its signature in files.cpp has them.

Value loadText(Call&);      ///< np.loadtxt
Value generateText(Call&);  ///< np.genfromtxt
Value saveText(Call&);      ///< np.savetxt

}  // namespace derslik::python::vm
