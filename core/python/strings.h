#pragma once

#include <string>
#include <string_view>

namespace derslik::python {

/// The parts of a string literal's text.
struct StringLiteral {
  bool raw = false;
  bool formatted = false;
  bool bytes = false;
  std::size_t start = 0;  ///< of what stands between the quotes, in the literal
  std::string_view body;
};

StringLiteral stringLiteral(std::string_view text);

/// What the escapes in the text between quotes stand for. Throws Failure with the message
/// of a SyntaxError where one is cut off, Unsupported for names and surrogates.
///
///     >>> "\x41\u011f\101\q"
///     'AğA\\q'
std::string unescaped(std::string_view body);

}  // namespace derslik::python
