#include "core/python/text/predicates.h"

#include "core/python/text/unicode.h"
#include "core/python/text/utf8.h"

namespace derslik::python::text {
namespace {

bool allHave(std::string_view text, std::uint16_t any) {
  for (std::size_t at = 0; at < text.size();)
    if (!has(decode(text, at), any)) return false;
  return true;
}

bool allOfSomeHave(std::string_view text, std::uint16_t any) {
  return !text.empty() && allHave(text, any);
}

/// Some code point is of this case, and none of the others.
bool isOfCase(std::string_view text, std::uint16_t wanted, std::uint16_t others) {
  bool isCased = false;
  for (std::size_t at = 0; at < text.size();) {
    const std::uint16_t is = properties(decode(text, at));
    if (is & others) return false;
    isCased |= (is & wanted) != 0;
  }
  return isCased;
}

}  // namespace

bool isAlpha(std::string_view text) {
  return allOfSomeHave(text, kAlpha);
}

bool isDecimal(std::string_view text) {
  return allOfSomeHave(text, kDecimal);
}

bool isDigit(std::string_view text) {
  return allOfSomeHave(text, kDigit);
}

bool isNumeric(std::string_view text) {
  return allOfSomeHave(text, kNumeric);
}

bool isAlnum(std::string_view text) {
  return allOfSomeHave(text, kAlpha | kDecimal | kDigit | kNumeric);
}

bool isSpace(std::string_view text) {
  return allOfSomeHave(text, kSpace);
}

bool isUpper(std::string_view text) {
  return isOfCase(text, kUpper, kLower | kTitle);
}

bool isLower(std::string_view text) {
  return isOfCase(text, kLower, kUpper | kTitle);
}

bool isTitle(std::string_view text) {
  bool isInside = false, isCased = false;
  for (std::size_t at = 0; at < text.size();) {
    const std::uint16_t is = properties(decode(text, at));
    const bool isCapital = (is & (kUpper | kTitle)) != 0;
    const bool isSmall = (is & kLower) != 0;
    if (isCapital ? isInside : isSmall && !isInside) return false;
    isInside = isCapital || isSmall;
    isCased |= isInside;
  }
  return isCased;
}

bool isIdentifier(std::string_view text) {
  if (text.empty()) return false;
  std::size_t at = 0;
  const char32_t first = decode(text, at);
  return has(first, kIdStart) && allHave(text.substr(at), kIdContinue);
}

bool isPrintable(std::string_view text) {
  return allHave(text, kPrintable);
}

}  // namespace derslik::python::text
