#include <gtest/gtest.h>

#include "core/failure.h"
#include "core/python/text/predicates.h"
#include "core/python/text/unicode.h"
#include "core/python/text/utf8.h"

namespace derslik::python::text {
namespace {

TEST(Predicates, AreCPythons) {
  EXPECT_TRUE(isAlpha("ağΩж中"));
  EXPECT_FALSE(isAlpha("a1"));
  EXPECT_TRUE(isDecimal("12"));
  EXPECT_FALSE(isDecimal("²"));
  EXPECT_TRUE(isDigit("1²①"));
  EXPECT_FALSE(isDigit("½"));
  EXPECT_TRUE(isNumeric("½三"));
  EXPECT_TRUE(isAlnum("a½三"));
  EXPECT_FALSE(isAlnum("a_"));
  EXPECT_TRUE(isSpace(" \t\u2003\x1c\u0085"));
  EXPECT_FALSE(isSpace("\u200b"));
  EXPECT_TRUE(isUpper("İ1"));
  EXPECT_FALSE(isUpper("1"));
  EXPECT_TRUE(isLower("ıß-"));
  EXPECT_FALSE(isLower("ǆǅ"));
  EXPECT_TRUE(isTitle("Ab Çd"));
  EXPECT_FALSE(isTitle("AB"));
  EXPECT_TRUE(isIdentifier("_ağ1"));
  EXPECT_FALSE(isIdentifier("1a"));
  EXPECT_FALSE(isIdentifier("a-b"));
  EXPECT_TRUE(isPrintable("a 😀€"));
  EXPECT_FALSE(isPrintable("a\u00a0"));
}

TEST(Predicates, OfNothingAreFalse) {
  for (const auto is : {isAlpha, isDecimal, isDigit, isNumeric, isAlnum, isSpace, isUpper,
                        isLower, isTitle, isIdentifier})
    EXPECT_FALSE(is(""));
  EXPECT_TRUE(isPrintable(""));
}

/// A sum of what is known of the code points from `from` to `to`, as in
///
///     def total(a, b):
///         n = 0
///         for s in map(chr, range(a, b)):
///             for is_ in ("printable alpha decimal digit numeric space upper lower "
///                         "title identifier").split():
///                 n = (n * 31 + getattr(s, "is" + is_)()) % 2**32
///             for f in str.upper, str.lower, str.title, str.casefold:
///                 for c in f(s):
///                     n = (n * 31 + ord(c)) % 2**32
///         return n
std::uint32_t total(char32_t from, char32_t to) {
  std::uint32_t n = 0;
  const auto add = [&n](std::uint32_t value) { n = n * 31 + value; };
  for (char32_t c = from; c < to; ++c) {
    const std::string s = encoded(c);
    for (const auto is : {isPrintable, isAlpha, isDecimal, isDigit, isNumeric, isSpace,
                          isUpper, isLower, isTitle, isIdentifier})
      add(is(s));
    for (const auto appendCase : {appendUpper, appendLower, appendTitle, appendFolded}) {
      std::string changed;
      appendCase(changed, c);
      for (std::size_t at = 0; at < changed.size();)
        add(decode(changed, at));
    }
  }
  return n;
}

TEST(Unicode, IsThatOfCPython) {
  EXPECT_EQ(total(0x0, 0x100), 1927724436u);    // Latin-1
  EXPECT_EQ(total(0x100, 0x250), 1189912498u);  // Latin Extended
  EXPECT_EQ(total(0x250, 0x370), 1977878248u);  // phonetic letters, accents
  EXPECT_EQ(total(0x37a, 0x380), 2294464993u);  // Greek …
  EXPECT_EQ(total(0x38e, 0x3a2), 870852233u);
  EXPECT_EQ(total(0x3a3, 0x400), 3793182832u);
  EXPECT_EQ(total(0x400, 0x530), 1635256980u);      // Cyrillic
  EXPECT_EQ(total(0x1e00, 0x1f00), 3712614395u);    // Latin Extended Additional
  EXPECT_EQ(total(0x2000, 0x2065), 2343772776u);    // punctuation
  EXPECT_EQ(total(0x20a0, 0x20c1), 3339617663u);    // currencies
  EXPECT_EQ(total(0x2100, 0x218c), 2501057722u);    // letters and numbers as symbols
  EXPECT_EQ(total(0x2190, 0x2427), 954631369u);     // arrows, mathematics
  EXPECT_EQ(total(0x2460, 0x2b74), 4283842803u);    // shapes, dingbats
  EXPECT_EQ(total(0x3041, 0x3097), 2715676438u);    // hiragana
  EXPECT_EQ(total(0x3099, 0x3100), 4123987835u);    // katakana
  EXPECT_EQ(total(0x4e00, 0xa000), 2266749194u);    // ideographs
  EXPECT_EQ(total(0xac00, 0xd7a4), 2865194276u);    // Hangul
  EXPECT_EQ(total(0x1f300, 0x1f6d8), 2578707240u);  // emoji
  EXPECT_EQ(total(0x1f90c, 0x1fa54), 1832932280u);
}

TEST(Unicode, RefusesWhatItDoesNotKnow) {
  EXPECT_THROW(properties(0x378), Unsupported);     // not assigned
  EXPECT_THROW(properties(0x5d0), Unsupported);     // Hebrew
  EXPECT_THROW(properties(0x10ffff), Unsupported);  // private use
  EXPECT_THROW(isAlpha("\u0627"), Unsupported);     // Arabic
}

TEST(Utf8, GoesBothWays) {
  for (const char32_t c : {U'\0', U'a', U'\x7f', U'\x80', U'ğ', U'\u07ff', U'\u0800',
                           U'中', U'\uffff', U'😀', U'\U0010ffff'}) {
    const std::string text = encoded(c);
    std::size_t at = 0, end = text.size();
    EXPECT_EQ(decode(text, at), c);
    EXPECT_EQ(at, text.size());
    EXPECT_EQ(decodeBefore(text, end), c);
    EXPECT_EQ(end, 0u);
    EXPECT_EQ(length(text), 1);
  }
}

}  // namespace
}  // namespace derslik::python::text
