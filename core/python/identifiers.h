#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace derslik::python {

/// A character that cannot be in a name.
struct BadCharacter {
  std::size_t end;  ///< the byte after it
  char32_t character;
  bool printable;
};

/// The first character of `word` that cannot stand in a name, or nothing:
/// str.isidentifier for the alphabets that NFKC leaves as they are. `word` is UTF-8.
/// Throws Unsupported for a character that the tables do not know.
///
///     >>> "açı".isidentifier(), "“a”".isidentifier()
///     (True, False)
std::optional<BadCharacter> badCharacter(std::string_view word);

/// The character as Python's messages name it.
///
///     >>> f"U+{ord('“'):04X}"
///     'U+201C'
std::string codePointName(char32_t character);

}  // namespace derslik::python
