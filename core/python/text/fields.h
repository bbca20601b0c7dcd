#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace derslik::python::text {

/// The arguments of str.format, and a stack of the values that its fields name: a field
/// in another's specification is formatted while the outer value waits.
class FormatArguments {
 public:
  virtual ~FormatArguments() = default;

  // Pushes an argument.

  /// Throws an IndexError: "Replacement index 2 out of range for positional args tuple".
  virtual void pushPositional(std::int64_t index) = 0;
  virtual void pushKeyword(std::string_view name) = 0;  ///< may throw a KeyError

  // Puts something else in the place of the topmost value.

  virtual void attribute(std::string_view name) = 0;
  virtual void item(std::int64_t index) = 0;
  virtual void item(std::string_view key) = 0;
  virtual void convert(char conversion) = 0;  ///< r, s or a: by repr, str or ascii

  /// Pops the topmost value and formats it.
  virtual std::string popFormatted(std::string_view spec) = 0;
};

/// text.format(…):
///
///     >>> "{}, {0[1]!r:>{w}}".format("ab", w=5)
///     ValueError: cannot switch from automatic field numbering to manual field
///     specification
std::string formatFields(std::string_view text, FormatArguments& arguments);

}  // namespace derslik::python::text
