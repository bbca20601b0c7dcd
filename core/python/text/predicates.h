#pragma once

#include <string_view>

namespace derslik::python::text {

// str's methods of these names. Of an empty text all but isPrintable are false.

bool isAlpha(std::string_view text);
bool isDecimal(std::string_view text);
bool isDigit(std::string_view text);
bool isNumeric(std::string_view text);
bool isAlnum(std::string_view text);
bool isSpace(std::string_view text);
bool isUpper(std::string_view text);
bool isLower(std::string_view text);
bool isTitle(std::string_view text);
bool isIdentifier(std::string_view text);
bool isPrintable(std::string_view text);

}  // namespace derslik::python::text
