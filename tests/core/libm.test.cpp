#include "core/libm/libm.h"

#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <limits>
#include <vector>

#include "core/failure.h"
#include "core/libm/bits.h"
#include "core/libm/float32.h"
#include "core/libm/fma.h"
#include "core/libm/numpy.h"
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

using Draw = std::function<double(Generator&)>;

/// A function of range · random - minus.
Draw less(double range, double minus, double (*function)(double)) {
  return [=](Generator& rng) { return function(range * rng.random() - minus); };
}

/// Of a positive number, every exponent alike.
Draw below(double limit, double (*function)(double)) {
  return [=](Generator& rng) { return function(sizeBelow(limit, rng)); };
}

Draw aboveMinusOne(double (*function)(double)) {
  return [=](Generator& rng) { return function(-sizeBelow(1, rng)); };
}

Draw less32(double range, double minus, float (*function)(float)) {
  return [=](Generator& rng) {
    return static_cast<double>(
        function(static_cast<float>(range * rng.random() - minus)));
  };
}

Draw ofTwo(double (*function)(double, double), double (*first)(double),
           double (*second)(double)) {
  return [=](Generator& rng) {
    const double x = first(rng.random());
    return function(x, second(rng.random()));
  };
}

/// Functions of numbers that are drawn from one generator.
struct Group {
  std::uint64_t seed;
  std::vector<Draw> draws;
};

// As tests/fixtures/libm_fixtures.py draws them.
std::vector<Group> groups() {
  const auto rest = [](double (*f)(double)) {
    return Draw([f](Generator& rng) { return f(-rng.random()); });
  };
  std::vector<Draw> all{
      less(1454.8, 745.1, libm::exp),
      less(-8, 0, libm::exp),
      below(1, libm::exp),
      aboveMinusOne(libm::exp),
      below(kInfinity, libm::log),
      less(1, 0, libm::log),
      [](Generator& rng) { return libm::log(0.9 + 0.2 * rng.random()); },
      below(kInfinity, libm::log1p),
      rest(libm::log1p),
      aboveMinusOne(libm::log1p),
      less(3, 0.9, libm::log1p),
      less(2099, 1075, libm::exp2),
      less(100, 40, libm::expm1),
      less(2, 1, libm::expm1),
      below(kInfinity, libm::log2),
      [](Generator& rng) { return libm::log2(0.9 + 0.2 * rng.random()); },
      below(kInfinity, libm::log10),
  };
  for (const auto function : {libm::sin, libm::cos}) {
    all.push_back(less(20, 10, function));
    all.push_back(below(1, function));
    all.push_back(below(kInfinity, function));
  }
  for (const auto function : {libm::sinh, libm::cosh, libm::tanh}) {
    all.push_back(less(48, 24, function));
    all.push_back(less(2, 1, function));
  }
  all.push_back(below(kInfinity, libm::cbrt));
  all.push_back(less(20, 10, libm::numpyTanh));
  all.push_back(below(kInfinity, libm::numpyTanh));

  const std::vector<Draw> float32{
      less32(20, 10, libm::numpyTanh),  less32(194, 104, libm::numpyExp),
      less32(10, 0, libm::numpyLog),    less32(200, 100, libm::numpySin),
      less32(200, 100, libm::numpyCos), less32(279, 150, libm::exp2Of32),
      less32(10, 0, libm::log2Of32)};

  const auto tenTimes = [](double u) { return 10 * u; };
  const auto betweenTens = [](double u) { return 20 * u - 10; };
  const auto betweenOnes = [](double u) { return 2 * u - 1; };
  const std::vector<Draw> ofMany{
      ofTwo(libm::pow, tenTimes, betweenTens),
      ofTwo(
          libm::pow, [](double u) { return 0.9 + 0.2 * u; },
          [](double u) { return 10000 * u - 5000; }),
      ofTwo(
          libm::pow, [](double u) { return std::floor(21 * u) - 10; },
          [](double u) { return std::floor(61 * u) - 30; }),
      ofTwo(libm::hypot, betweenOnes, betweenOnes),
      ofTwo(
          [](double x, double y) -> double {
            return libm::powOf32(static_cast<float>(x), static_cast<float>(y));
          },
          tenTimes, betweenTens),
      [betweenOnes](Generator& rng) {
        double values[3];
        for (double& value : values)
          value = betweenOnes(rng.random());
        return libm::norm(values, 3);
      }};
  return {{1905, all}, {1906, float32}, {1907, ofMany}};
}

TEST(Libm, HasTheBitsOfCPythonsMathModuleAndOfNumPy) {
  const nlohmann::json fixtures = readFixtures("libm.json");
  auto next = fixtures.begin();
  for (const auto& [seed, draws] : groups()) {
    Generator rng(seed);
    for (const Draw& draw : draws) {
      ASSERT_NE(next, fixtures.end());
      EXPECT_TRUE(gives(*next, [&] { return draw(rng); }))
          << next->at("function") << ", " << next->at("of");
      ++next;
    }
  }
  EXPECT_EQ(next, fixtures.end());
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

TEST(Libm, Exp2AtItsEnds) {
  EXPECT_EQ(libm::exp2(1023.9999999999999), 1.7976931348621742e+308);
  EXPECT_EQ(libm::exp2(1024), kInfinity);
  EXPECT_EQ(libm::exp2(-1074), 5e-324);
  EXPECT_EQ(libm::exp2(-1074.9999), 5e-324);
  EXPECT_EQ(libm::exp2(-1075), 0);
  EXPECT_EQ(libm::exp2(-kInfinity), 0);
  EXPECT_EQ(libm::exp2(10), 1024);
  EXPECT_TRUE(std::isnan(libm::exp2(kNaN)));
}

TEST(Libm, Expm1AtItsEnds) {
  EXPECT_EQ(libm::expm1(5e-324), 5e-324);
  EXPECT_TRUE(std::signbit(libm::expm1(-0.)));
  EXPECT_EQ(libm::expm1(709.782712893384), 1.7976931348622732e+308);
  EXPECT_EQ(libm::expm1(709.782712893385), kInfinity);
  EXPECT_EQ(libm::expm1(-kInfinity), -1);
  EXPECT_TRUE(std::isnan(libm::expm1(kNaN)));
}

TEST(Libm, OtherLogarithmsAtTheirEnds) {
  for (const auto log : {libm::log2, libm::log10}) {
    EXPECT_EQ(log(1), 0);
    EXPECT_EQ(log(0.), -kInfinity);
    EXPECT_EQ(log(-0.), -kInfinity);
    EXPECT_EQ(log(kInfinity), kInfinity);
    EXPECT_TRUE(std::isnan(log(-1)));
    EXPECT_TRUE(std::isnan(log(kNaN)));
  }
  EXPECT_EQ(libm::log2(5e-324), -1074);
  EXPECT_EQ(libm::log10(5e-324), -323.3062153431158);
  for (int i = 0; i < 23; ++i)
    EXPECT_EQ(libm::log10(libm::pow(10, i)), i);
}

TEST(Libm, PowAtItsEnds) {
  EXPECT_EQ(libm::pow(kNaN, 0), 1);
  EXPECT_EQ(libm::pow(1, kNaN), 1);
  EXPECT_EQ(libm::pow(-1, kInfinity), 1);
  EXPECT_EQ(libm::pow(0.5, kInfinity), 0);
  EXPECT_EQ(libm::pow(0.5, -kInfinity), kInfinity);
  EXPECT_EQ(libm::pow(-kInfinity, 3), -kInfinity);
  EXPECT_EQ(libm::pow(-kInfinity, 2), kInfinity);
  EXPECT_EQ(libm::pow(0., -1), kInfinity);
  EXPECT_EQ(libm::pow(-0., -1), -kInfinity);
  EXPECT_TRUE(std::signbit(libm::pow(-0., 3)));
  EXPECT_FALSE(std::signbit(libm::pow(-0., 2)));
  EXPECT_EQ(libm::pow(-2, 1023), -8.98846567431158e+307);
  EXPECT_EQ(libm::pow(-2, 1025), -kInfinity);
  EXPECT_EQ(libm::pow(2, -1074), 5e-324);
  EXPECT_TRUE(std::signbit(libm::pow(-2, -1077)));
  EXPECT_EQ(libm::pow(5e-324, 0.5), 2.2227587494850775e-162);
  EXPECT_EQ(libm::pow(2, 1e-20), 1);
  EXPECT_EQ(libm::pow(0.9999999999999999, 1e300), 0);
  EXPECT_EQ(libm::pow(-1, 9007199254740991), -1);
  EXPECT_EQ(libm::pow(-1, 9007199254740992), 1);
  EXPECT_TRUE(std::isnan(libm::pow(-8, 1. / 3)));
  EXPECT_TRUE(std::isnan(libm::pow(kNaN, 1)));
}

TEST(Libm, SineAndCosineAtTheirEnds) {
  EXPECT_TRUE(std::signbit(libm::sin(-0.)));
  EXPECT_EQ(libm::sin(5e-324), 5e-324);
  EXPECT_EQ(libm::cos(5e-324), 1);
  EXPECT_EQ(libm::sin(3.141592653589793), 1.2246467991473532e-16);
  EXPECT_EQ(libm::cos(1.5707963267948966), 6.123233995736766e-17);
  EXPECT_EQ(libm::sin(1e22), -0.8522008497671888);
  EXPECT_EQ(libm::cos(1.7976931348623157e308), -0.9999876894265599);
  for (const double x : {kInfinity, -kInfinity, kNaN}) {
    EXPECT_TRUE(std::isnan(libm::sin(x)));
    EXPECT_TRUE(std::isnan(libm::cos(x)));
  }
}

TEST(Libm, HyperbolicFunctionsAtTheirEnds) {
  EXPECT_TRUE(std::signbit(libm::sinh(-0.)));
  EXPECT_EQ(libm::sinh(710.4758600739439), 1.7976931348621744e+308);
  EXPECT_EQ(libm::cosh(-710.4758600739439), 1.7976931348621744e+308);
  EXPECT_EQ(libm::sinh(-710.475860073944), -kInfinity);
  EXPECT_EQ(libm::cosh(710.475860073944), kInfinity);
  EXPECT_EQ(libm::cosh(0.), 1);
  for (const auto tanh : {static_cast<double (*)(double)>(libm::numpyTanh), libm::tanh}) {
    EXPECT_TRUE(std::signbit(tanh(-0.)));
    EXPECT_EQ(tanh(5e-324), 5e-324);
    EXPECT_EQ(tanh(-1e300), -1);
    EXPECT_EQ(tanh(kInfinity), 1);
    EXPECT_TRUE(std::isnan(tanh(kNaN)));
  }
  EXPECT_EQ(libm::tanh(0.7), 0.6043677771171636);
  EXPECT_EQ(libm::numpyTanh(0.7), 0.6043677771171634);
}

TEST(Libm, RootsAtTheirEnds) {
  EXPECT_TRUE(std::signbit(libm::cbrt(-0.)));
  EXPECT_EQ(libm::cbrt(-27), -3.0000000000000004);
  EXPECT_EQ(libm::cbrt(kInfinity), kInfinity);
  EXPECT_EQ(libm::hypot(kNaN, -kInfinity), kInfinity);
  EXPECT_TRUE(std::isnan(libm::hypot(kNaN, 1)));
  EXPECT_EQ(libm::hypot(3, -4), 5);
  EXPECT_EQ(libm::hypot(5e-324, 5e-324), 5e-324);
  EXPECT_EQ(libm::hypot(1e300, 1e300), 1.4142135623730952e+300);
}

TEST(Libm, NormAtItsEnds) {
  const auto norm = [](std::vector<double> values) {
    return libm::norm(values.data(), values.size());
  };
  EXPECT_EQ(norm({}), 0);
  EXPECT_EQ(norm({-5}), 5);
  EXPECT_EQ(norm({0, -0.}), 0);
  EXPECT_EQ(norm({3, -4}), 5);
  EXPECT_EQ(norm({kNaN, kInfinity}), kInfinity);
  EXPECT_TRUE(std::isnan(norm({kNaN, 1})));
  EXPECT_EQ(norm({5e-324, 5e-324}), 5e-324);
  EXPECT_EQ(norm({1e308, 1e308, 1e308}), 1.7320508075688772e+308);
  EXPECT_EQ(norm({1.7e308, 1.7e308}), kInfinity);
}

TEST(Libm, Float32AtItsEnds) {
  constexpr float kInfinity32 = std::numeric_limits<float>::infinity();
  EXPECT_EQ(libm::exp2Of32(128), kInfinity32);
  EXPECT_EQ(libm::exp2Of32(-149.5f), 1e-45f);
  EXPECT_EQ(libm::exp2Of32(-150), 0);
  EXPECT_EQ(libm::log2Of32(1e-45f), -149);
  EXPECT_EQ(libm::log2Of32(0), -kInfinity32);
  EXPECT_EQ(libm::log2Of32(kInfinity32), kInfinity32);
  EXPECT_TRUE(std::isnan(libm::log2Of32(-1)));
  EXPECT_EQ(libm::powOf32(-2, 127), -0x1p127f);
  EXPECT_EQ(libm::powOf32(-2, 129), -kInfinity32);
  EXPECT_EQ(libm::powOf32(-2, -149), -1e-45f);
  EXPECT_EQ(libm::powOf32(0, -1), kInfinity32);
  EXPECT_EQ(libm::powOf32(kInfinity32, -1), 0);
  EXPECT_TRUE(std::isnan(libm::powOf32(-8, 0.5f)));
}

TEST(Libm, NumPysFloat32AtItsEnds) {
  constexpr float kInfinity32 = std::numeric_limits<float>::infinity();
  EXPECT_EQ(libm::numpyExp(88.72284f), kInfinity32);
  EXPECT_EQ(libm::numpyExp(-103.97f), 1e-45f);
  EXPECT_EQ(libm::numpyExp(-104.f), 0);
  EXPECT_EQ(libm::numpyLog(0.f), -kInfinity32);
  EXPECT_EQ(libm::numpyLog(1e-45f), -103.27893f);
  EXPECT_EQ(libm::numpyLog(kInfinity32), kInfinity32);
  EXPECT_TRUE(std::isnan(libm::numpyLog(-1.f)));
  EXPECT_EQ(libm::numpyTanh(kInfinity32), 1);
  EXPECT_TRUE(std::signbit(libm::numpySin(-0.f)));
  EXPECT_TRUE(std::isnan(libm::numpySin(kInfinity32)));
  EXPECT_THROW(libm::numpySin(117436.f), Unsupported);
  EXPECT_THROW(libm::numpyCos(-71476.1f), Unsupported);
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
