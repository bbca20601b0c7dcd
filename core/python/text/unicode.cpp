#include "core/python/text/unicode.h"

#include <algorithm>
#include <iterator>

#include "core/failure.h"
#include "core/python/text/unicode_table.h"
#include "core/python/text/utf8.h"

namespace derslik::python::text {
namespace {

/// What some code points become that is more than one.
struct Expansion {
  char16_t character;
  const char *upper, *lower, *title, *folded;  // null: one code point
};

constexpr Expansion kExpansions[] = {
    {0xdf, "SS", nullptr, "Ss", "ss"},                  // ß
    {0x130, nullptr, "i\u0307", nullptr, "i\u0307"},    // İ
    {0x149, "\u02bcN", nullptr, "\u02bcN", "\u02bcn"},  // ŉ
    {0x1f0, "J\u030c", nullptr, "J\u030c", "j\u030c"},  // ǰ
    {0x390, "\u0399\u0308\u0301", nullptr, "\u0399\u0308\u0301",
     "\u03b9\u0308\u0301"},  // ΐ
    {0x3b0, "\u03a5\u0308\u0301", nullptr, "\u03a5\u0308\u0301",
     "\u03c5\u0308\u0301"},                              // ΰ
    {0x1e96, "H\u0331", nullptr, "H\u0331", "h\u0331"},  // ẖ
    {0x1e97, "T\u0308", nullptr, "T\u0308", "t\u0308"},  // ẗ
    {0x1e98, "W\u030a", nullptr, "W\u030a", "w\u030a"},  // ẘ
    {0x1e99, "Y\u030a", nullptr, "Y\u030a", "y\u030a"},  // ẙ
    {0x1e9a, "A\u02be", nullptr, "A\u02be", "a\u02be"},  // ẚ
    {0x1e9e, nullptr, nullptr, nullptr, "ss"}};          // ẞ

const Character& characterOf(char32_t character) {
  const auto* next =
      std::upper_bound(std::begin(kRuns), std::end(kRuns), character,
                       [](char32_t c, std::uint32_t run) { return c < run >> 9; });
  const std::uint32_t run = *(next - 1);
  const bool isSecond = (run >> 8 & 1) && ((character - (run >> 9)) & 1);
  const Character& found = kCharacters[(run & 0xff) + (isSecond ? 1 : 0)];
  if (&found == kCharacters) {
    constexpr char kHex[] = "0123456789ABCDEF";
    std::string name;
    for (int shift = character > 0xffff ? 20 : 12; shift >= 0; shift -= 4)
      if (shift < 20 || character >> 20) name += kHex[character >> shift & 0xf];
    throw Unsupported("the character U+" + name + " in this place");
  }
  return found;
}

void appendCase(std::string& text, char32_t character, std::int32_t Character::*distance,
                const char* Expansion::*expansion) {
  if (character >= 0xdf) {
    for (const Expansion& row : kExpansions) {
      if (row.character != character || !(row.*expansion)) continue;
      text += row.*expansion;
      return;
    }
  }
  append(text, character + static_cast<char32_t>(characterOf(character).*distance));
}

}  // namespace

std::uint16_t properties(char32_t character) {
  return characterOf(character).properties;
}

void appendUpper(std::string& text, char32_t character) {
  appendCase(text, character, &Character::upper, &Expansion::upper);
}

void appendLower(std::string& text, char32_t character) {
  appendCase(text, character, &Character::lower, &Expansion::lower);
}

void appendTitle(std::string& text, char32_t character) {
  appendCase(text, character, &Character::title, &Expansion::title);
}

void appendFolded(std::string& text, char32_t character) {
  appendCase(text, character, &Character::folded, &Expansion::folded);
}

}  // namespace derslik::python::text
