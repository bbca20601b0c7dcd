#include "core/decimal/decimal.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <ostream>
#include <string>

namespace derslik::decimal {

bool operator==(const Decimal& a, const Decimal& b) {
  return a.negative == b.negative && a.digits == b.digits && a.point == b.point;
}

void PrintTo(const Decimal& d, std::ostream* out) {
  *out << (d.negative ? "-0." : "0.") << d.digits << "e" << d.point;
}

namespace {

constexpr double kMax = std::numeric_limits<double>::max();
constexpr double kInfinity = std::numeric_limits<double>::infinity();

TEST(Decimal, ShortestIsPythonsRepr) {
  EXPECT_EQ(shortest(12.5), (Decimal{false, "125", 2}));
  EXPECT_EQ(shortest(0.001), (Decimal{false, "1", -2}));
  EXPECT_EQ(shortest(-100.), (Decimal{true, "1", 3}));
  EXPECT_EQ(shortest(0.1 + 0.2), (Decimal{false, "30000000000000004", 0}));
  EXPECT_EQ(shortest(1 / 3.), (Decimal{false, "3333333333333333", 0}));
  EXPECT_EQ(shortest(1e23), (Decimal{false, "1", 24}));
  EXPECT_EQ(shortest(9007199254740993.), (Decimal{false, "9007199254740992", 16}));
  EXPECT_EQ(shortest(5e-324), (Decimal{false, "5", -323}));
  EXPECT_EQ(shortest(2.2250738585072014e-308),
            (Decimal{false, "22250738585072014", -307}));
  EXPECT_EQ(shortest(kMax), (Decimal{false, "17976931348623157", 309}));
  // Powers of two, whose neighbour below is nearer.
  EXPECT_EQ(shortest(std::ldexp(1., -44)), (Decimal{false, "5684341886080802", -13}));
  EXPECT_EQ(shortest(std::ldexp(1., 89)), (Decimal{false, "6189700196426902", 27}));
}

TEST(Decimal, ShortestOfAFloat32IsNumPysStr) {
  EXPECT_EQ(shortest(0.1f), (Decimal{false, "1", 0}));
  EXPECT_EQ(shortest(1 / 3.f), (Decimal{false, "33333334", 0}));
  EXPECT_EQ(shortest(16777216.f), (Decimal{false, "16777216", 8}));
  EXPECT_EQ(shortest(1e-45f), (Decimal{false, "1", -44}));
  EXPECT_EQ(shortest(3.4028235e38f), (Decimal{false, "34028235", 39}));
  EXPECT_EQ(shortest(9.8607613e-32f), (Decimal{false, "98607613", -31}));
}

TEST(Decimal, ZeroHasNoDigits) {
  for (const Decimal& zero : {shortest(0.), shortest(0.f), rounded(0., 3),
                              significant(0., 3), rounded(0.04, 1), rounded(4., -1)})
    EXPECT_EQ(zero, (Decimal{false, "", 1}));
  EXPECT_EQ(shortest(-0.), (Decimal{true, "", 1}));
  EXPECT_EQ(rounded(-0.04, 1), (Decimal{true, "", 1}));
}

TEST(Decimal, RoundsTheExactBinaryValueHalfToEven) {
  EXPECT_EQ(rounded(0.5, 0), (Decimal{false, "", 1}));
  EXPECT_EQ(rounded(1.5, 0), (Decimal{false, "2", 1}));
  EXPECT_EQ(rounded(2.5, 0), (Decimal{false, "2", 1}));
  EXPECT_EQ(rounded(2.675, 2), (Decimal{false, "267", 1}));
  EXPECT_EQ(rounded(0.125, 2), (Decimal{false, "12", 0}));
  EXPECT_EQ(rounded(9.995, 2), (Decimal{false, "999", 1}));
  EXPECT_EQ(rounded(99.96, 1), (Decimal{false, "1", 3}));
  EXPECT_EQ(rounded(0.1, 20), (Decimal{false, "10000000000000000555", 0}));
  EXPECT_EQ(rounded(0.1, 2000).digits.size(), 55u);
  EXPECT_EQ(rounded(5e-324, 2000).digits.size(), 751u);
  EXPECT_EQ(rounded(kMax, 2000).digits.size(), 309u);
}

TEST(Decimal, RoundsBeforeThePoint) {
  EXPECT_EQ(rounded(1250., -2), (Decimal{false, "12", 4}));
  EXPECT_EQ(rounded(1250.5, -2), (Decimal{false, "13", 4}));
  EXPECT_EQ(rounded(1350., -2), (Decimal{false, "14", 4}));
  EXPECT_EQ(rounded(5., -1), (Decimal{false, "", 1}));
  EXPECT_EQ(rounded(5.1, -1), (Decimal{false, "1", 2}));
  EXPECT_EQ(rounded(95., -1), (Decimal{false, "1", 3}));
  EXPECT_EQ(rounded(kMax, -400), (Decimal{false, "", 1}));
}

TEST(Decimal, RoundsToSignificantDigits) {
  EXPECT_EQ(significant(1234.5, 3), (Decimal{false, "123", 4}));
  EXPECT_EQ(significant(9.9999, 3), (Decimal{false, "1", 2}));
  EXPECT_EQ(significant(2.5, 1), (Decimal{false, "2", 1}));
  EXPECT_EQ(significant(0.00012345, 2), (Decimal{false, "12", -3}));
  EXPECT_EQ(significant(1e22, 5), (Decimal{false, "1", 23}));
  EXPECT_EQ(significant(-6.02214076e23, 4), (Decimal{true, "6022", 24}));
  EXPECT_EQ(significant(5e-324, 1000).digits.size(), 751u);
}

TEST(Decimal, ParsesToTheNearestFloat) {
  EXPECT_EQ(parse("0.1"), 0.1);
  EXPECT_EQ(parse("-12.50"), -12.5);
  EXPECT_EQ(parse("+.5"), 0.5);
  EXPECT_EQ(parse("5."), 5);
  EXPECT_EQ(parse("1e23"), 1e23);
  EXPECT_EQ(parse("1E-7"), 1e-7);
  EXPECT_EQ(parse("00012.e+3"), 12000);
  EXPECT_EQ(parse("9007199254740993"), 9007199254740992.);
  EXPECT_EQ(parse("9007199254740993.00000000000000000001"), 9007199254740994.);
  EXPECT_EQ(parse("9007199254740993." + std::string(1000, '0') + "1"), 9007199254740994.);
  EXPECT_EQ(parse("2.2250738585072011e-308"), 2.225073858507201e-308);
  EXPECT_EQ(parse("5e-324"), 5e-324);
  EXPECT_EQ(parse("2.4703282292062328e-324"), 5e-324);
  EXPECT_EQ(parse("2.4703282292062327e-324"), 0);
  EXPECT_EQ(parse("1.7976931348623157e308"), kMax);
  EXPECT_EQ(parse("1.7976931348623158e308"), kMax);
  EXPECT_EQ(parse("1.797693134862315808e308"), kInfinity);
  EXPECT_EQ(parse("-1e400"), -kInfinity);
  EXPECT_EQ(parse("1e99999999999999999999"), kInfinity);
  EXPECT_EQ(parse("0e99999999999999999999"), 0);
  EXPECT_TRUE(std::signbit(parse("-0.0")));
}

}  // namespace
}  // namespace derslik::decimal
