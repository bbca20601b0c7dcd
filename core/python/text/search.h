#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>

namespace derslik::python::text {

/// The part of a text that a search is in, as a slice: text[start:end].
struct Range {
  std::int64_t start = 0;
  std::int64_t end = std::numeric_limits<std::int64_t>::max();
};

// str's methods of these names; places are counted in code points of the whole text. Call
// them by their full names: of std::string, find and count also are algorithms of std.

std::int64_t find(std::string_view text, std::string_view part, Range range = {});
std::int64_t rfind(std::string_view text, std::string_view part, Range range = {});
std::int64_t index(std::string_view text, std::string_view part, Range range = {});
std::int64_t rindex(std::string_view text, std::string_view part, Range range = {});
std::int64_t count(std::string_view text, std::string_view part, Range range = {});
bool startsWith(std::string_view text, std::string_view part, Range range = {});
bool endsWith(std::string_view text, std::string_view part, Range range = {});

/// part in text
bool contains(std::string_view text, std::string_view part);

/// All occurrences where `atMost` is negative.
std::string replace(std::string_view text, std::string_view old, std::string_view with,
                    std::int64_t atMost = -1);

std::string removePrefix(std::string_view text, std::string_view prefix);
std::string removeSuffix(std::string_view text, std::string_view suffix);

}  // namespace derslik::python::text
