#include <gtest/gtest.h>

#include "core/failure.h"
#include "core/python/text/cases.h"

namespace derslik::python::text {
namespace {

TEST(Cases, AreAsInCPythonWhateverTheLanguage) {
  EXPECT_EQ(upper("ısı iğne"), "ISI IĞNE");
  EXPECT_EQ(lower("Iğdır ÇŞÖÜĞ"), "iğdır çşöüğ");
  EXPECT_EQ(lower("İstanbul"), "i\u0307stanbul");
  EXPECT_EQ(upper("Straße ŉ ǰ"), "STRASSE ʼN J\u030c");
  EXPECT_EQ(lower("ẞ K Å"), "ß k å");
  EXPECT_EQ(upper("жёſµÿ"), "ЖЁSΜŸ");
  EXPECT_EQ(title("it's ǆ ısı 3d ßa"), "It'S ǅ Isı 3D Ssa");
  EXPECT_EQ(capitalize("ßXY"), "Ssxy");
  EXPECT_EQ(capitalize("ıI"), "Ii");
  EXPECT_EQ(swapcase("aBß ıİ"), "AbSS Ii\u0307");
  EXPECT_EQ(casefold("Straße ẞ ςſ µ İ"), "strasse ss σs μ i\u0307");
  EXPECT_EQ(upper(""), "");
}

TEST(Cases, OfSigmaDependOnItsPlaceInTheWord) {
  EXPECT_EQ(lower("ΟΔΟΣ"), "οδος");
  EXPECT_EQ(lower("ΣΑΣ ΑΣΑ"), "σας ασα");
  EXPECT_EQ(lower("Σ"), "σ");
  EXPECT_EQ(lower("ΑΣ'"), "ας'");
  EXPECT_EQ(lower("ΑΣ'Α"), "ασ'α");
  EXPECT_EQ(title("ΟΔΟΣ"), "Οδος");
}

TEST(Cases, OfOtherAlphabetsAreRefused) {
  EXPECT_THROW(upper("\u10d0"), Unsupported);  // Georgian
  EXPECT_THROW(lower("\u13a0"), Unsupported);  // Cherokee
}

}  // namespace
}  // namespace derslik::python::text
