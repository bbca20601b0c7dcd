#pragma once

#include <cstddef>

#include "core/python/lexer.h"

namespace derslik::python {

/// The error that CPython 3.11 reports for a program that its grammar does not describe.
/// `statement` is the token with which the statement begins that could not be read,
/// `stuck` the token at which that was seen; in an f-string's expression `statement` is
/// its first token, and `inFString` is true.
///
///     >>> compile("print 'a'", "lesson.py", "exec")
///     SyntaxError: Missing parentheses in call to 'print'. Did you mean print(...)?
SyntaxFailure explain(const Tokens& tokens, std::size_t statement, std::size_t stuck,
                      bool inFString);

/// CPython reads on after a syntax error, and reports what makes no token instead of it.
/// `last` is the last token that the parser had looked at.
SyntaxFailure outranked(const Tokens& tokens, std::size_t last, SyntaxFailure failure);

}  // namespace derslik::python
