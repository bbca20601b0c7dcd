#include "core/text.h"

#include <gtest/gtest.h>

#include <limits>

namespace derslik {
namespace {

TEST(Text, OfWholeNumbers) {
  EXPECT_EQ(text(Index{0}), "0");
  EXPECT_EQ(text(Index{-12}), "-12");
  EXPECT_EQ(text(Index{6}, Index{5}), "[6, 5]");
}

TEST(Text, OfFractionsHasUpToSixDecimals) {
  EXPECT_EQ(text(0.), "0");
  EXPECT_EQ(text(3.), "3");
  EXPECT_EQ(text(-1.5), "-1.5");
  EXPECT_EQ(text(0.29), "0.29");
  EXPECT_EQ(text(1. / 3), "0.333333");
  EXPECT_EQ(text(0.9999999), "1");
  EXPECT_EQ(text(1e-6), "0.000001");
  EXPECT_EQ(text(123456789.), "123456789");
}

TEST(Text, OfWhatDoesNotFitIsAWord) {
  EXPECT_EQ(text(-1e-9), "almost 0");
  EXPECT_EQ(text(5e-324), "almost 0");
  EXPECT_EQ(text(1e9), "1e9 or more");
  EXPECT_EQ(text(1e300), "1e9 or more");
  EXPECT_EQ(text(std::numeric_limits<double>::infinity()), "Infinity");
  EXPECT_EQ(text(-std::numeric_limits<double>::infinity()), "-Infinity");
  EXPECT_EQ(text(std::numeric_limits<double>::quiet_NaN()), "NaN");
}

}  // namespace
}  // namespace derslik
