#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace derslik::python::text {

// str's methods of these names. As many splits as there are where `atMost` is negative.

/// text.split(): at white space.
std::vector<std::string> split(std::string_view text, std::int64_t atMost = -1);
std::vector<std::string> rsplit(std::string_view text, std::int64_t atMost = -1);

/// text.split(separator); throws a ValueError where that is empty.
std::vector<std::string> split(std::string_view text, std::string_view separator,
                               std::int64_t atMost = -1);
std::vector<std::string> rsplit(std::string_view text, std::string_view separator,
                                std::int64_t atMost = -1);

std::vector<std::string> splitLines(std::string_view text, bool keepEnds = false);

std::array<std::string, 3> partition(std::string_view text, std::string_view separator);
std::array<std::string, 3> rpartition(std::string_view text, std::string_view separator);

/// separator.join(parts)
std::string join(std::string_view separator, const std::vector<std::string>& parts);

}  // namespace derslik::python::text
