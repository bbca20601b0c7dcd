#pragma once

#include <cstdint>
#include <string>

namespace derslik::python::text {

// What CPython knows of a code point. Latin, Greek and Cyrillic letters, punctuation and
// symbols, kana, common ideographs, Hangul and emoji are known here; of any other code
// point these functions throw Unsupported.

enum Property : std::uint16_t {
  kPrintable = 1,
  kAlpha = 2,
  kDecimal = 4,
  kDigit = 8,
  kNumeric = 16,
  kSpace = 32,
  kUpper = 64,
  kLower = 128,
  kTitle = 256,
  kIdStart = 512,
  kIdContinue = 1024,
  kCased = 2048,
  kCaseIgnorable = 4096
};

std::uint16_t properties(char32_t character);

inline bool has(char32_t character, std::uint16_t any) {
  return (properties(character) & any) != 0;
}

// One code point becomes up to three: 'ß'.upper() is 'SS'.
void appendUpper(std::string& text, char32_t character);
void appendLower(std::string& text, char32_t character);
void appendTitle(std::string& text, char32_t character);
void appendFolded(std::string& text, char32_t character);

}  // namespace derslik::python::text
