#pragma once

#include <string>
#include <string_view>

namespace derslik::python::text {

// str's methods of these names, whatever the language:
//
//     >>> "İstanbul".lower(), "ısı".upper(), "Straße".upper(), "ΟΔΟΣ".lower()
//     ('i̇stanbul', 'ISI', 'STRASSE', 'οδος')

std::string upper(std::string_view text);
std::string lower(std::string_view text);
std::string title(std::string_view text);
std::string capitalize(std::string_view text);
std::string swapcase(std::string_view text);
std::string casefold(std::string_view text);

}  // namespace derslik::python::text
