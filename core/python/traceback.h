#pragma once

#include <string>
#include <string_view>

#include "core/python/machine.h"
#include "core/python/syntax_failure.h"

namespace derslik::python::vm {

/// A line of a text, from 1; empty beyond its end.
std::string_view lineOf(std::string_view source, int number);

/// What python3 writes to stderr for an exception that nobody has caught, with those that
/// it came from.
///
///     Traceback (most recent call last):
///       File "lesson.py", line 1, in <module>
///         print(1 / 0)
///               ~~^~~
///     ZeroDivisionError: division by zero
std::string traceback(Machine& machine, const Exception* exception);

/// "ValueError: …": its last line.
std::string lastLine(Machine& machine, const Exception* exception);

/// What python3 writes for a program that it cannot read.
std::string traceback(const SyntaxFailure& failure, std::string_view source,
                      std::string_view filename);

}  // namespace derslik::python::vm
