#pragma once

#include <string>

#include "core/index.h"

namespace derslik {

/// The number as an error message shows it: "12".
std::string text(Index value);

/// The number as an error message shows it: up to six decimals, or a word.
std::string text(double value);

/// Two whole numbers, a shape or a place, as an error message shows them: "[6, 5]".
std::string text(Index first, Index second);

}  // namespace derslik
