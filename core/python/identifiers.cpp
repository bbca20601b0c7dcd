#include "core/python/identifiers.h"

#include <cstdint>
#include <string>

#include "core/failure.h"
#include "core/python/utf8.h"

namespace derslik::python {
namespace {

struct Range {
  std::uint16_t first;
  std::uint16_t last;
};

struct WideRange {
  char32_t first;
  char32_t last;
};

// Letters that begin a name and that NFKC, which Python applies to names, leaves alone:
// Latin, IPA, Greek, Cyrillic, Armenian, Hebrew, Arabic, Georgian, kana, Chinese, Hangul.
// No marks are among them, so a sequence of them is normal, too.
constexpr Range kLetters[] = {
    {0xC0, 0xD6},     {0xD8, 0xF6},     {0xF8, 0x131},    {0x134, 0x13E},
    {0x141, 0x148},   {0x14A, 0x17E},   {0x180, 0x1C3},   {0x1CD, 0x1F0},
    {0x1F4, 0x2AF},   {0x386, 0x386},   {0x388, 0x38A},   {0x38C, 0x38C},
    {0x38E, 0x3A1},   {0x3A3, 0x3CE},   {0x400, 0x481},   {0x48A, 0x52F},
    {0x531, 0x556},   {0x561, 0x586},   {0x5D0, 0x5EA},   {0x620, 0x64A},
    {0x10D0, 0x10FA}, {0x1E00, 0x1E99}, {0x1EA0, 0x1EFF}, {0x3041, 0x3096},
    {0x30A1, 0x30FA}, {0x4E00, 0x9FFF}, {0xAC00, 0xD7A3},
};

// Punctuation, signs, pictures and spaces that no name has.
constexpr WideRange kOthers[] = {
    {0x80, 0xA9},       {0xAB, 0xB4},       {0xB6, 0xB6},     {0xB8, 0xB9},
    {0xBB, 0xBF},       {0xD7, 0xD7},       {0xF7, 0xF7},     {0x2000, 0x203E},
    {0x2041, 0x2053},   {0x2055, 0x2070},   {0x2074, 0x207E}, {0x2080, 0x208E},
    {0x20A0, 0x20C0},   {0x2190, 0x2426},   {0x2440, 0x244A}, {0x2460, 0x2B73},
    {0x3000, 0x3004},   {0x3008, 0x3020},   {0xFEFF, 0xFEFF}, {0xFF01, 0xFF0F},
    {0xFF1A, 0xFF20},   {0xFF3B, 0xFF3E},   {0xFF5B, 0xFF65}, {0x1F300, 0x1F64F},
    {0x1F680, 0x1F6D7}, {0x1F900, 0x1F9FF},
};

// Those of them that str.isprintable() denies.
constexpr WideRange kInvisible[] = {
    {0x80, 0xA0},     {0xAD, 0xAD},     {0x2000, 0x200F}, {0x2028, 0x202F},
    {0x205F, 0x206F}, {0x3000, 0x3000}, {0xFEFF, 0xFEFF},
};

template<typename Ranges>
bool isIn(const Ranges& ranges, char32_t character) {
  for (const auto& range : ranges)
    if (character >= range.first && character <= range.last) return true;
  return false;
}

bool isAsciiPart(char32_t c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
         c == '_';
}

}  // namespace

std::optional<BadCharacter> badCharacter(std::string_view word) {
  for (std::size_t at = 0; at < word.size();) {
    const char32_t c = utf8::next(word, &at);
    if (c < 0x80 ? isAsciiPart(c) : isIn(kLetters, c)) continue;
    if (c < 0x80 || isIn(kOthers, c)) return BadCharacter{at, c, !isIn(kInvisible, c)};
    throw Unsupported("the character " + codePointName(c) + " in a name");
  }
  return std::nullopt;
}

// printf would add its whole self to the WASM module.
std::string codePointName(char32_t character) {
  std::string digits;
  for (char32_t rest = character; rest != 0 || digits.size() < 4; rest >>= 4)
    digits.insert(digits.begin(), "0123456789ABCDEF"[rest & 15]);
  return "U+" + digits;
}

}  // namespace derslik::python
