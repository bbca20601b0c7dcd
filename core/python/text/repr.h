#pragma once

#include <string>
#include <string_view>

namespace derslik::python::text {

/// repr(text): in double quotes where it holds single ones and no double ones; what
/// cannot be printed as an escape.
///
///     >>> "it's\n", 'a"\'', "\x00\u200b İ😀"
///     ("it's\n", 'a"\'', '\x00\u200b İ😀')
std::string repr(std::string_view text);

/// ascii(text): whatever is not ASCII is escaped, too.
std::string ascii(std::string_view text);

/// ascii() of what repr() gave of any object.
std::string asciiOfRepr(std::string_view repr);

}  // namespace derslik::python::text
