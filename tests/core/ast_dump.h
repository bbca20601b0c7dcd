#pragma once

#include <string>

#include "core/python/ast.h"

namespace derslik::python {

/// The tree in the words of Python's ast.dump(tree), with `span` in the words of
/// include_attributes=True: of expressions, statements and handlers.
std::string dump(const Module& module, bool spans = false);

}  // namespace derslik::python
