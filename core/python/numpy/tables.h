#pragma once

// The tables of functions, each in the file of its name.

#include "core/python/numpy/call.h"

namespace derslik::python::vm {

void addCreation(Machine&, Numpy&);     ///< create.cpp
void addShapes(Machine&, Numpy&);       ///< shape.cpp
void addReductions(Machine&, Numpy&);   ///< reductions.cpp
void addSelections(Machine&, Numpy&);   ///< selections.cpp: sorting, searching, choosing
void addLookups(Machine&, Numpy&);      ///< lookups.cpp
void addProducts(Machine&, Numpy&);     ///< products.cpp: np.dot …, np.linalg
void addPrinting(Machine&, Numpy&);     ///< printing.cpp
void addCallbacks(Machine&, Numpy&);    ///< callbacks.cpp: np.vectorize …
void addRandom(Machine&, Numpy&);       ///< random.cpp: np.random
void addIndexers(Machine&, Numpy&);     ///< indexers.cpp: np.ndindex, np.r_ …
void addFitting(Machine&, Numpy&);      ///< fitting.cpp: np.polyfit, np.cov …
void addMemory(Machine&, Numpy&);       ///< memory.cpp: np.shares_memory
void addElementwise(Machine&, Numpy&);  ///< elementwise.cpp: np.divmod, np.fix …
void addChoices(Machine&, Numpy&);      ///< choices.cpp: np.select, np.compress …
void addKinds(Machine&, Numpy&);        ///< kinds.cpp: np.result_type …
void addFiles(Machine&, Numpy&);        ///< files.cpp: np.loadtxt …
void addErrorState(Machine&, Numpy&);   ///< errors.cpp: np.errstate, NumPy's exceptions

}  // namespace derslik::python::vm
