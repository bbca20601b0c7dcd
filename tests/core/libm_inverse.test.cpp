#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "core/libm/libm.h"

namespace derslik {
namespace {

TEST(Libm, TheInverseFunctionsHaveTheBitsOfCPythons) {
  EXPECT_EQ(libm::tan(10.0), 0.6483608274590866);
  EXPECT_EQ(libm::tan(1e+22), -1.6287782256068988);
  EXPECT_EQ(libm::asin(0.97), 1.3252308092796046);
  EXPECT_EQ(libm::acos(-0.99), 3.000053180265366);
  EXPECT_EQ(libm::atan(20.4), 1.5218159258711694);
  EXPECT_EQ(libm::asinh(3.0), 1.8184464592320668);
  EXPECT_EQ(libm::acosh(1.5), 0.9624236501192069);
  EXPECT_EQ(libm::atanh(0.7), 0.8673005276940531);
  EXPECT_EQ(libm::erf(0.9), 0.7969082124228322);
  EXPECT_EQ(libm::erfc(5.0), 1.5374597944280351e-12);
  EXPECT_EQ(libm::gamma(-140.5), -1.967049730091158e-242);
  EXPECT_EQ(libm::logGamma(7.3), 7.147892523022248);
  EXPECT_EQ(libm::atan2(-1e-5, -0.8), -3.141580153589794);
}

TEST(Libm, TheInverseFunctionsAtTheirEnds) {
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  EXPECT_TRUE(std::isnan(libm::asin(1.0000000000000002)));
  EXPECT_TRUE(std::isnan(libm::acosh(0.9999999999999999)));
  EXPECT_EQ(libm::atanh(-1), -kInfinity);
  EXPECT_EQ(libm::atan2(0, -1), 3.141592653589793);
  EXPECT_TRUE(std::signbit(libm::atan2(-0.0, 1)));
  EXPECT_EQ(libm::atan(kInfinity), 1.5707963267948966);
  EXPECT_TRUE(std::isnan(libm::tan(kInfinity)));
  EXPECT_EQ(libm::gamma(171), 7.257415615307998e+306);
}

}  // namespace
}  // namespace derslik
