#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace derslik::python::text {

// str's methods of these names. A fill is one code point, else a TypeError.

std::string ljust(std::string_view text, std::int64_t width, std::string_view fill = " ");
std::string rjust(std::string_view text, std::int64_t width, std::string_view fill = " ");
std::string center(std::string_view text, std::int64_t width,
                   std::string_view fill = " ");

/// Zeros behind the sign.
std::string zfill(std::string_view text, std::int64_t width);

std::string expandTabs(std::string_view text, std::int64_t tabSize = 8);

}  // namespace derslik::python::text
