#include "core/libm/libm.h"

#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <limits>

#include "core/libm/bits.h"
#include "core/libm/fma.h"
#include "core/random/generator.h"
#include "tests/core/fixtures.h"
#include "tests/core/random_stream.h"

namespace derslik {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

/// A positive number below the limit, every exponent alike.
double sizeBelow(double limit, Generator& rng) {
  return fromBits(rng.bits().next64() % bitsOf(limit));
}

struct Kind {
  double (*function)(double);
  std::function<double(Generator&)> argument;
};

// As arguments() of tests/fixtures/libm_fixtures.py draws them, from one generator.
TEST(Libm, HasTheBitsOfCPythonsMathModule) {
  const auto size = [](double limit) {
    return [limit](Generator& rng) { return sizeBelow(limit, rng); };
  };
  const auto minusSize = [](Generator& rng) { return -sizeBelow(1, rng); };
  const Kind kinds[] = {
      {libm::exp, [](Generator& rng) { return -745.1 + 1454.8 * rng.random(); }},
      {libm::exp, [](Generator& rng) { return -8 * rng.random(); }},
      {libm::exp, size(1)},
      {libm::exp, minusSize},
      {libm::log, size(kInfinity)},
      {libm::log, [](Generator& rng) { return rng.random(); }},
      {libm::log, [](Generator& rng) { return 0.9 + 0.2 * rng.random(); }},
      {libm::log1p, size(kInfinity)},
      {libm::log1p, [](Generator& rng) { return -rng.random(); }},
      {libm::log1p, minusSize},
      {libm::log1p, [](Generator& rng) { return 3 * rng.random() - 0.9; }},
  };
  const nlohmann::json fixtures = readFixtures("libm.json");
  ASSERT_EQ(fixtures.size(), std::size(kinds));
  Generator rng(1905);
  for (std::size_t i = 0; i < fixtures.size(); ++i) {
    const Kind& kind = kinds[i];
    EXPECT_TRUE(gives(fixtures[i], [&] { return kind.function(kind.argument(rng)); }))
        << fixtures[i].at("function") << ", " << fixtures[i].at("of");
  }
}

TEST(Libm, ExpAtItsEnds) {
  EXPECT_EQ(libm::exp(0.), 1);
  EXPECT_EQ(libm::exp(-0.), 1);
  EXPECT_EQ(libm::exp(5e-324), 1);
  EXPECT_EQ(libm::exp(709.782712893384), 1.7976931348622732e+308);
  EXPECT_EQ(libm::exp(709.782712893385), kInfinity);
  EXPECT_EQ(libm::exp(1e300), kInfinity);
  EXPECT_EQ(libm::exp(kInfinity), kInfinity);
  EXPECT_EQ(libm::exp(-745.1332191019411), 5e-324);
  EXPECT_EQ(libm::exp(-745.1332191019412), 0);
  EXPECT_EQ(libm::exp(-1e300), 0);
  EXPECT_EQ(libm::exp(-kInfinity), 0);
  EXPECT_TRUE(std::isnan(libm::exp(kNaN)));
}

TEST(Libm, LogAtItsEnds) {
  EXPECT_EQ(libm::log(1), 0);
  EXPECT_EQ(libm::log(0.), -kInfinity);
  EXPECT_EQ(libm::log(-0.), -kInfinity);
  EXPECT_EQ(libm::log(5e-324), -744.4400719213812);
  EXPECT_EQ(libm::log(kInfinity), kInfinity);
  EXPECT_TRUE(std::isnan(libm::log(-5e-324)));
  EXPECT_TRUE(std::isnan(libm::log(-kInfinity)));
  EXPECT_TRUE(std::isnan(libm::log(kNaN)));
}

TEST(Libm, Log1pAtItsEnds) {
  EXPECT_EQ(libm::log1p(0.), 0);
  EXPECT_TRUE(std::signbit(libm::log1p(-0.)));
  EXPECT_EQ(libm::log1p(5e-324), 5e-324);
  EXPECT_EQ(libm::log1p(-1), -kInfinity);
  EXPECT_EQ(libm::log1p(kInfinity), kInfinity);
  EXPECT_TRUE(std::isnan(libm::log1p(-1.0000000000000002)));
  EXPECT_TRUE(std::isnan(libm::log1p(-kInfinity)));
  EXPECT_TRUE(std::isnan(libm::log1p(kNaN)));
}

TEST(Fma, IsTheCLibrarys) {
  Generator rng(1);
  const auto number = [&](int exponents) {
    const auto exponent = static_cast<int>(rng.integersTo(-exponents, exponents));
    return std::ldexp(rng.random() - 0.5, exponent);
  };
  for (int i = 0; i < 200000; ++i) {
    const double a = number(60), b = number(60);
    // Far apart, close together, and all but cancelling.
    const double c = i % 3 == 0   ? number(240)
                     : i % 3 == 1 ? a * b * number(3)
                                  : -a * b * (1 + std::ldexp(rng.integersTo(-4, 4), -52));
    ASSERT_EQ(libm::fma(a, b, c), std::fma(a, b, c))
        << std::hexfloat << a << " · " << b << " + " << c;
  }
}

TEST(Fma, IsTheCLibrarysWhereTiesAreNear) {
  Generator rng(2);
  // From 1 to 2, with three bits set besides the first, or but for three.
  const auto sparse = [&] {
    std::uint64_t fraction = 0;
    for (int i = 0; i < 3; ++i)
      fraction |= std::uint64_t{1} << rng.integers(0, 52);
    if (rng.integers(0, 2) == 1) fraction ^= (std::uint64_t{1} << 52) - 1;
    return fromBits(bitsOf(1) | fraction);
  };
  int unlike = 0;
  for (int i = 0; i < 200000; ++i) {
    const double a = sparse(), b = -sparse();
    const double far = std::ldexp(sparse(), static_cast<int>(rng.integers(-65, 65)));
    // On the other side, a few units in the last place off, or any distance away.
    const double c = i % 4 == 0   ? fromBits(bitsOf(-a * b) + rng.integers(-4, 5))
                     : i % 2 == 0 ? far
                                  : -far;
    ASSERT_EQ(libm::fma(a, b, c), std::fma(a, b, c))
        << std::hexfloat << a << " · " << b << " + " << c;
    unlike += libm::fma(a, b, c) != a * b + c;
  }
  EXPECT_GT(unlike, 10000) << "too few cases need it";
}

TEST(Fma, RoundsOnceWhereTwiceWouldErr) {
  // 1 + 2^-53 lies in the middle of two numbers; what is added far below decides.
  const double middle = 1 + 0x1p-52;
  EXPECT_EQ(libm::fma(0x1p-53, 1 + 0x1p-52, 1), middle);
  EXPECT_EQ(libm::fma(0x1p-53, 1 - 0x1p-53, 1), 1);
  EXPECT_EQ(libm::fma(0x1p-53, 1, 1), 1);
  EXPECT_EQ(libm::fma(0x1p-53, 1, middle), 1 + 0x1p-51);
  EXPECT_EQ(libm::fma(1 + 0x1p-52, 1 + 0x1p-52, -1 - 0x1p-51), 0x1p-104);
  EXPECT_EQ(libm::fma(0, 5, 3), 3);
}

}  // namespace
}  // namespace derslik
