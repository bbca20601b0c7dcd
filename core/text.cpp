#include "core/text.h"

#include <cmath>

namespace derslik {

std::string text(Index value) {
  return std::to_string(static_cast<std::ptrdiff_t>(value));
}

// printf would be shorter here, and would add a quarter to the size of the WASM module.
std::string text(double value) {
  if (std::isnan(value)) return "NaN";
  if (value != 0 && std::abs(value) < 5e-7) return "almost 0";
  if (value < 0) return "-" + text(-value);
  if (std::isinf(value)) return "Infinity";
  if (value >= 1e9) return "1e9 or more";

  double rest = value + 5e-7;
  const auto whole = static_cast<Index>(rest);
  std::string digits = text(whole) + ".";
  rest -= static_cast<double>(whole);
  for (int i = 0; i < 6; ++i) {
    rest *= 10;
    digits += static_cast<char>('0' + static_cast<int>(rest));
    rest -= std::floor(rest);
  }
  while (digits.back() == '0')
    digits.pop_back();
  if (digits.back() == '.') digits.pop_back();
  return digits;
}

std::string text(Index first, Index second) {
  return "[" + text(first) + ", " + text(second) + "]";
}

}  // namespace derslik
