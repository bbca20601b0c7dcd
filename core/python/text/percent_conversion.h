#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/python/text/percent.h"

namespace derslik::python::text {

/// One conversion: %[(key)][flags][width][.precision]type
struct Conversion {
  bool isLeft = false, hasPlus = false, hasBlank = false;
  bool isAlternate = false, isZeroFilled = false;
  std::int64_t width = -1;
  int precision = -1;
  char32_t type = 0;

  bool isOneOf(std::string_view types) const {
    return type < 0x80 && types.find(static_cast<char>(type)) != std::string_view::npos;
  }
};

// The selected argument as such a conversion writes it, before it is padded: with a minus
// where it is negative and the prefix of another base where one is wanted, and with as
// many digits as the precision says. They throw CPython's errors for a value of another
// kind.

std::string integerText(const Conversion& conversion, PercentArguments& arguments);
std::string realText(const Conversion& conversion, PercentArguments& arguments);
std::string characterText(PercentArguments& arguments);

}  // namespace derslik::python::text
