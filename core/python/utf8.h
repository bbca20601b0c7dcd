#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace derslik::python::utf8 {

/// The code point at `*at`, which moves behind it; U+FFFFFFFF where the bytes are not
/// UTF-8 (surrogates and overlong forms are not).
inline char32_t next(std::string_view text, std::size_t* at) {
  const auto byte = [&](std::size_t i) {
    return i < text.size() ? static_cast<unsigned char>(text[i]) : 0u;
  };
  const std::size_t i = *at;
  const unsigned first = byte(i);
  const int more = first < 0x80   ? 0
                   : first < 0xC2 ? -1
                   : first < 0xE0 ? 1
                   : first < 0xF0 ? 2
                   : first < 0xF5 ? 3
                                  : -1;
  *at = i + 1;
  if (more < 0) return 0xFFFFFFFF;
  if (more == 0) return first;
  char32_t point = first & (0x3Fu >> more);
  for (int k = 1; k <= more; ++k) {
    const unsigned next = byte(i + static_cast<std::size_t>(k));
    if ((next & 0xC0) != 0x80) return 0xFFFFFFFF;
    point = point << 6 | (next & 0x3F);
  }
  static constexpr char32_t least[] = {0, 0x80, 0x800, 0x10000};
  if (point < least[more] || point > 0x10FFFF || (point >= 0xD800 && point < 0xE000))
    return 0xFFFFFFFF;
  *at = i + 1 + static_cast<std::size_t>(more);
  return point;
}

inline void append(std::string& text, char32_t point) {
  const auto put = [&](char32_t byte) { text += static_cast<char>(byte); };
  if (point < 0x80) {
    put(point);
  } else if (point < 0x800) {
    put(0xC0 | point >> 6);
    put(0x80 | (point & 0x3F));
  } else if (point < 0x10000) {
    put(0xE0 | point >> 12);
    put(0x80 | (point >> 6 & 0x3F));
    put(0x80 | (point & 0x3F));
  } else {
    put(0xF0 | point >> 18);
    put(0x80 | (point >> 12 & 0x3F));
    put(0x80 | (point >> 6 & 0x3F));
    put(0x80 | (point & 0x3F));
  }
}

/// How many code points `text` holds.
inline int length(std::string_view text) {
  int count = 0;
  for (const char c : text)
    count += (c & 0xC0) != 0x80;
  return count;
}

}  // namespace derslik::python::utf8
