#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace derslik::python::text {

/// What stands behind the colon, in CPython's format specification mini-language:
///
///     [[fill]align][sign]["z"]["#"]["0"][width][grouping]["." precision][type]
struct FormatSpec {
  std::string fill = " ";
  char align;     ///< < > ^ =
  char sign = 0;  ///< + - space, or 0 where none is given
  bool isZeroPositive = false;
  bool isAlternate = false;
  std::int64_t width = -1;
  char grouping = 0;  ///< , _ or 0
  std::int64_t precision = -1;
  char32_t type;  ///< the default type where none is given, which may be 0
};

/// Throws a ValueError as CPython does for an object of this type ("int").
FormatSpec parseFormatSpec(std::string_view spec, const char* typeName, char defaultType,
                           char defaultAlign);

/// "Unknown format code 'y' for object of type 'int'"
[[noreturn]] void failFormatCode(const FormatSpec& spec, const char* typeName);

}  // namespace derslik::python::text
