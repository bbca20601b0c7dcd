#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace derslik::python::text {

/// repr(x) and str(x) of a float: '0.1', '1e+16', '-0.0', 'inf', 'nan'.
std::string repr(double x);

/// How a float is written; the flags are those of a format specification.
struct FloatStyle {
  char type = 'r';              ///< e, E, f, F, g or G; r: as few digits as repr()
  int precision = 6;            ///< of no meaning for r
  bool isAlternate = false;     ///< '#': a point and g's zeros in any case
  bool hasFraction = false;     ///< at least ".0", unless there is an exponent
  bool isZeroPositive = false;  ///< 'z': no "-0"
};
std::string write(double x, const FloatStyle& style);

/// int(text, base); throws a ValueError, and Unsupported beyond 64 bits.
std::int64_t parseInt(std::string_view text, std::int64_t base = 10);

/// float(text); throws a ValueError.
double parseFloat(std::string_view text);

/// The magnitude of a number in base 2, 8, 10 or 16 (small letters).
std::string digits(std::uint64_t magnitude, unsigned base);

/// |value|, also of the lowest
inline std::uint64_t magnitude(std::int64_t value) {
  return value < 0 ? 0 - static_cast<std::uint64_t>(value)
                   : static_cast<std::uint64_t>(value);
}

}  // namespace derslik::python::text
