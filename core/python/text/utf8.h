#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

// The functions of this folder are on texts in UTF-8, which hold no surrogates; what
// Python counts in a str, they count: code points.
namespace derslik::python::text {

/// The code point at byte `at`, which is moved behind it.
char32_t decode(std::string_view text, std::size_t& at);

/// The code point that ends before byte `end`, which is moved to its start.
char32_t decodeBefore(std::string_view text, std::size_t& end);

void append(std::string& text, char32_t character);
std::string encoded(char32_t character);

bool isAscii(std::string_view text);

/// len(text)
std::int64_t length(std::string_view text);

/// The byte at which `count` more code points than at byte `from` have passed, or the
/// text's end.
std::size_t advance(std::string_view text, std::size_t from, std::int64_t count);

/// text[index]; throws an IndexError.
std::string_view item(std::string_view text, std::int64_t index);

/// text[start:stop:step]; throws a ValueError where step is 0.
std::string slice(std::string_view text, std::optional<std::int64_t> start,
                  std::optional<std::int64_t> stop, std::int64_t step = 1);

/// The longest text that is made by repeating and padding, in bytes.
inline constexpr std::int64_t kLongest = std::int64_t{1} << 26;

/// Throws Unsupported where `bytes` are more than that.
void refuseLong(std::int64_t bytes);

/// text · count, of no more than kLongest bytes
std::string repeat(std::string_view text, std::int64_t count);

}  // namespace derslik::python::text
