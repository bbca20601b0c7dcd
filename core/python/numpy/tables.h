#pragma once

// The tables of functions, each in the file of its name.

#include "core/python/numpy/call.h"

namespace derslik::python::vm {

void addCreation(Machine&, Numpy&);    ///< create.cpp
void addShapes(Machine&, Numpy&);      ///< shape.cpp
void addReductions(Machine&, Numpy&);  ///< reductions.cpp
void addSelections(Machine&, Numpy&);  ///< selections.cpp: sorting, searching, choosing
void addProducts(Machine&, Numpy&);    ///< products.cpp: np.dot …, np.linalg
void addPrinting(Machine&, Numpy&);    ///< printing.cpp
void addCallbacks(Machine&, Numpy&);   ///< callbacks.cpp: np.vectorize …
void addRandom(Machine&, Numpy&);      ///< random.cpp: np.random
void addFiles(Machine&, Numpy&);       ///< files.cpp: np.loadtxt …
void addErrorState(Machine&, Numpy&);  ///< errors.cpp: np.errstate, NumPy's exceptions

}  // namespace derslik::python::vm
