#pragma once

#include <string>
#include <utility>

#include "core/failure.h"
#include "core/python/span.h"

namespace derslik::python {

/// A program that is not Python: SyntaxError, IndentationError or TabError with CPython
/// 3.11's message. Its span holds what CPython's exception does, from 0 where that
/// counts from 1: `lineno`, `offset` - 1, `end_lineno`, `end_offset` - 1; an endColumn
/// below 0 says that CPython gives no end.
///
///     >>> compile("x = 1 +* 2", "lesson.py", "exec")
///     SyntaxError('invalid syntax', ('lesson.py', 1, 8, 'x = 1 +* 2', 1, 9))
class SyntaxFailure : public Failure {
 public:
  SyntaxFailure(const char* type, std::string message, Span span)
      : Failure(type, std::move(message)), span(span) {}

  Span span;
  std::string text;  ///< the line that CPython shows, without its end
};

/// A refusal that knows where in the source its cause stands.
class UnsupportedAt : public Unsupported {
 public:
  UnsupportedAt(std::string what, Span span) : Unsupported(std::move(what)), span(span) {}

  Span span;
};

}  // namespace derslik::python
