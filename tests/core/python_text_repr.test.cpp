#include <gtest/gtest.h>

#include "core/failure.h"
#include "core/python/text/repr.h"

namespace derslik::python::text {
namespace {

TEST(Repr, QuotesAsCPython) {
  EXPECT_EQ(repr(""), "''");
  EXPECT_EQ(repr("it's"), "\"it's\"");
  EXPECT_EQ(repr("a\"'"), R"('a"\'')");
  EXPECT_EQ(repr("\"a\""), R"('"a"')");
  EXPECT_EQ(repr("\\\t\n\r"), R"('\\\t\n\r')");
}

TEST(Repr, EscapesWhatCannotBePrinted) {
  EXPECT_EQ(repr(std::string("\0\x1b\x7f", 3)), R"('\x00\x1b\x7f')");
  EXPECT_EQ(repr("\u0085\u00a0\u00ad\u200b\u2028\u3000"),
            R"('\x85\xa0\xad\u200b\u2028\u3000')");
  EXPECT_EQ(repr("İğ Ωж€—…“”👍中あ한½²"), "'İğ Ωж€—…“”👍中あ한½²'");
  EXPECT_EQ(repr("👨\u200d👩"), R"('👨\u200d👩')");
}

TEST(Repr, RefusesWhatItDoesNotKnow) {
  EXPECT_THROW(repr("\u05d0"), Unsupported);
  EXPECT_THROW(repr("\ue000"), Unsupported);
}

TEST(Ascii, EscapesEverythingElse) {
  EXPECT_EQ(ascii("ağ👍\u05d0é"), R"('a\u011f\U0001f44d\u05d0\xe9')");
  EXPECT_EQ(asciiOfRepr("['ağ']"), R"(['a\u011f'])");
}

}  // namespace
}  // namespace derslik::python::text
