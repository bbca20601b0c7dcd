#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace derslik::python::text {

// str's methods of these names: without white space, or any of some code points, at the
// ends.

std::string_view strip(std::string_view text,
                       std::optional<std::string_view> characters = {});
std::string_view lstrip(std::string_view text,
                        std::optional<std::string_view> characters = {});
std::string_view rstrip(std::string_view text,
                        std::optional<std::string_view> characters = {});

/// text.translate(table): `append` adds what a code point becomes, which may be nothing,
/// and returns true; or returns false, and the code point stays.
std::string translate(std::string_view text,
                      const std::function<bool(char32_t, std::string&)>& append);

}  // namespace derslik::python::text
