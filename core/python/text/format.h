#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace derslik::python::text {

// format(value, spec):
//
//     >>> format(1234567.891, ",.2f"), format(255, "#010x"), format("ş", "^5")
//     ('1,234,567.89', '0x000000ff', '  ş  ')
//
// Type n, which depends on the machine's language, is refused.

std::string formatInt(std::int64_t value, std::string_view spec);
std::string formatBool(bool value, std::string_view spec);
std::string formatFloat(double value, std::string_view spec);
std::string formatString(std::string_view value, std::string_view spec);

}  // namespace derslik::python::text
