#pragma once

#include <string_view>

#include "core/python/ast.h"
#include "core/python/syntax_failure.h"

namespace derslik::python {

/// The syntax tree of a program, by the grammar of CPython 3.11. Throws SyntaxFailure for
/// what is not Python, UnsupportedAt for what the lesson language leaves out.
Module parse(std::string_view source, std::string_view filename);

}  // namespace derslik::python
