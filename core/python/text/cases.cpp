#include "core/python/text/cases.h"

#include "core/python/text/unicode.h"
#include "core/python/text/utf8.h"

namespace derslik::python::text {
namespace {

/// Is the capital sigma from byte `at` to byte `next` the end of a word? Between it and
/// the letters before and after may be what has no case of its own, as an apostrophe
/// (Unicode's Final_Sigma).
bool isFinalSigma(std::string_view text, std::size_t at, std::size_t next) {
  for (;;) {
    if (at == 0) return false;
    const std::uint16_t before = properties(decodeBefore(text, at));
    if (before & kCaseIgnorable) continue;
    if (!(before & kCased)) return false;
    break;
  }
  while (next < text.size()) {
    const std::uint16_t after = properties(decode(text, next));
    if (!(after & kCaseIgnorable)) return !(after & kCased);
  }
  return true;
}

/// Lower case of the code point from byte `at` to byte `next`.
void appendLowerAt(std::string& result, std::string_view text, std::size_t at,
                   std::size_t next, char32_t character) {
  constexpr char32_t kCapitalSigma = 0x3a3, kSmallSigma = 0x3c3, kFinalSigma = 0x3c2;
  if (character == kCapitalSigma)
    append(result, isFinalSigma(text, at, next) ? kFinalSigma : kSmallSigma);
  else
    appendLower(result, character);
}

/// Calls change(result, at, next, character) for every code point.
template<class Change>
std::string changed(std::string_view text, Change change) {
  std::string result;
  result.reserve(text.size());
  for (std::size_t at = 0, next = 0; at < text.size(); at = next) {
    const char32_t character = decode(text, next);
    change(result, at, next, character);
  }
  return result;
}

}  // namespace

std::string upper(std::string_view text) {
  return changed(text, [](std::string& result, std::size_t, std::size_t, char32_t c) {
    appendUpper(result, c);
  });
}

std::string lower(std::string_view text) {
  return changed(text, [&](std::string& result, std::size_t at, std::size_t next,
                           char32_t c) { appendLowerAt(result, text, at, next, c); });
}

std::string title(std::string_view text) {
  bool isInside = false;
  return changed(text,
                 [&](std::string& result, std::size_t at, std::size_t next, char32_t c) {
                   if (isInside)
                     appendLowerAt(result, text, at, next, c);
                   else
                     appendTitle(result, c);
                   isInside = has(c, kCased);
                 });
}

std::string capitalize(std::string_view text) {
  return changed(text,
                 [&](std::string& result, std::size_t at, std::size_t next, char32_t c) {
                   if (at > 0)
                     appendLowerAt(result, text, at, next, c);
                   else
                     appendTitle(result, c);
                 });
}

std::string swapcase(std::string_view text) {
  return changed(text,
                 [&](std::string& result, std::size_t at, std::size_t next, char32_t c) {
                   const std::uint16_t is = properties(c);
                   if (is & kUpper)
                     appendLowerAt(result, text, at, next, c);
                   else if (is & kLower)
                     appendUpper(result, c);
                   else
                     append(result, c);
                 });
}

std::string casefold(std::string_view text) {
  return changed(text, [](std::string& result, std::size_t, std::size_t, char32_t c) {
    appendFolded(result, c);
  });
}

}  // namespace derslik::python::text
