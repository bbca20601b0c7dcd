#include <gtest/gtest.h>

#include <array>
#include <functional>
#include <limits>
#include <string>
#include <vector>

#include "core/error.h"
#include "core/failure.h"
#include "core/random/generator.h"
#include "core/random/parameters.h"
#include "core/random/random_state.h"
#include "core/random/seed_sequence.h"
#include "tests/core/failure.h"
#include "tests/core/fixtures.h"
#include "tests/core/random_stream.h"

namespace derslik {
namespace {

using nlohmann::json;

constexpr std::int64_t kLargest = std::numeric_limits<std::int64_t>::max();

const json& streams() {
  static const json all = readFixtures("random.json");
  return all;
}

/// What `draws` give in turn, each as a float64.
template<class Draws>
auto inTurn(Draws draws) {
  return [draws, next = std::size_t{0}]() mutable {
    const double number = draws[next]();
    next = (next + 1) % draws.size();
    return number;
  };
}

/// As counts() of tests/fixtures/random_fixtures.py draws them.
template<class Rng>
std::vector<std::int64_t> counts(Rng& rng) {
  const double means[] = {0, 1e-9, 0.5, 3, 9.99, 10, 31.5, 1000, 1e9};
  const struct {
    std::int64_t n;
    double p;
  } trials[] = {{10, 0.5},   {0, 0.5},     {5, 0},         {1, 0.3},
                {7, 1},      {100, 0.02},  {100, 0.9},     {61, 0.5},
                {1000, 0.5}, {1000, 0.97}, {1000000, 0.4}, {1000000000000, 0.001}};
  std::vector<std::int64_t> numbers;
  for (const double mean : means)
    for (int i = 0; i < 300; ++i)
      numbers.push_back(rng.poisson(mean));
  for (const auto& [n, p] : trials)
    for (int i = 0; i < 300; ++i)
      numbers.push_back(rng.binomial(n, p));
  return numbers;
}

class DefaultRng : public testing::TestWithParam<int> {
 protected:
  const json numpy = streams().at("generators").at(GetParam());
  const SeedSequence seed{seedWords(numpy.at("seed").get<std::string>())};
  Generator rng{seed};
};

TEST_P(DefaultRng, HasNumPysBits) {
  EXPECT_TRUE(gives(numpy.at("raw"), [&] { return rng.bits().next64(); }));
}

TEST_P(DefaultRng, HasNumPysUniformNumbers) {
  EXPECT_TRUE(gives(numpy.at("random"), [&] { return rng.random(); }));
}

TEST_P(DefaultRng, HasNumPysNormals) {
  EXPECT_TRUE(gives(numpy.at("standard_normal"), [&] { return rng.standardNormal(); }));
}

TEST_P(DefaultRng, SkipsNormalsAsItDrawsThem) {
  Generator skipping = rng;
  for (int i = 0; i < 100000; ++i) {
    rng.standardNormal();
    skipping.skipStandardNormal();
    ASSERT_EQ(Generator(skipping).random(), Generator(rng).random()) << "after " << i;
  }
}

TEST_P(DefaultRng, HasNumPysNormalsOfAnyMeanAndDeviation) {
  EXPECT_TRUE(gives(numpy.at("normal(5, 0.25)"), [&] { return rng.normal(5, 0.25); }));
}

TEST_P(DefaultRng, HasNumPysIntegers) {
  for (const json& interval : numpy.at("integers")) {
    const std::int64_t low = interval.at("low"), last = interval.at("last");
    Generator to(seed);
    EXPECT_TRUE(gives(interval, [&] { return to.integersTo(low, last); }))
        << low << " to " << last;
    if (last == kLargest) continue;
    Generator below(seed);
    EXPECT_TRUE(gives(interval, [&] { return below.integers(low, last + 1); }))
        << low << " to " << last;
  }
}

TEST_P(DefaultRng, KeepsNumPysOrderWhenCallsAreMixed) {
  const std::array<std::function<double()>, 5> draws{
      [&] { return rng.integers(0, 6); }, [&] { return rng.random(); },
      [&] { return rng.standardNormal(); },
      [&] { return rng.integers(0, std::int64_t{1} << 40); },
      [&] { return rng.normal(-1, 3); }};
  EXPECT_TRUE(gives(numpy.at("mixed"), inTurn(draws)));
}

TEST_P(DefaultRng, HasNumPysUniformNumbersBetweenAnyTwo) {
  const double range = generatorRange(-3, 0.1);
  EXPECT_TRUE(
      gives(numpy.at("uniform(-3, 0.1)"), [&] { return rng.uniform(-3, range); }));
}

TEST_P(DefaultRng, HasNumPysExponentialNumbers) {
  EXPECT_TRUE(gives(numpy.at("exponential(2.5)"), [&] { return rng.exponential(2.5); }));
}

TEST_P(DefaultRng, HasNumPysCounts) {
  const auto numbers = counts(rng);
  ASSERT_EQ(numbers.size(), numpy.at("counts").at("count"));
  EXPECT_TRUE(
      gives(numpy.at("counts"), [next = numbers.begin()]() mutable { return *next++; }));
}

INSTANTIATE_TEST_SUITE_P(Seeds, DefaultRng, testing::Range(0, 8));

class LegacyRng : public testing::TestWithParam<int> {
 protected:
  const json numpy = streams().at("random_states").at(GetParam());
  const std::uint32_t seed = numpy.at("seed");
  RandomState rng{seed};
};

TEST_P(LegacyRng, HasNumPysBits) {
  EXPECT_TRUE(gives(numpy.at("raw"), [&] { return std::uint64_t{rng.bits().next32()}; }));
}

TEST_P(LegacyRng, HasNumPysUniformNumbers) {
  EXPECT_TRUE(gives(numpy.at("rand"), [&] { return rng.rand(); }));
}

TEST_P(LegacyRng, HasNumPysNormals) {
  EXPECT_TRUE(gives(numpy.at("randn"), [&] { return rng.randn(); }));
}

TEST_P(LegacyRng, HasNumPysNormalsOfAnyMeanAndDeviation) {
  EXPECT_TRUE(gives(numpy.at("normal(5, 0.25)"), [&] { return rng.normal(5, 0.25); }));
}

TEST_P(LegacyRng, HasNumPysIntegers) {
  for (const json& interval : numpy.at("randint")) {
    const std::int64_t low = interval.at("low"), last = interval.at("last");
    RandomState below(seed);
    EXPECT_TRUE(gives(interval, [&] { return below.randint(low, last + 1); }))
        << low << " to " << last;
  }
}

TEST_P(LegacyRng, KeepsNumPysOrderWhenCallsAreMixed) {
  const std::array<std::function<double()>, 5> draws{
      [&] { return rng.randint(0, 6); }, [&] { return rng.rand(); },
      [&] { return rng.randn(); }, [&] { return rng.randint(0, std::int64_t{1} << 40); },
      [&] { return rng.normal(-1, 3); }};
  EXPECT_TRUE(gives(numpy.at("mixed"), inTurn(draws)));
}

TEST_P(LegacyRng, HasNumPysUniformNumbersBetweenAnyTwo) {
  const double range = legacyRange(-3, 0.1);
  EXPECT_TRUE(
      gives(numpy.at("uniform(-3, 0.1)"), [&] { return rng.uniform(-3, range); }));
}

TEST_P(LegacyRng, HasNumPysExponentialNumbers) {
  EXPECT_TRUE(gives(numpy.at("exponential(2.5)"), [&] { return rng.exponential(2.5); }));
}

TEST_P(LegacyRng, HasNumPysCounts) {
  const auto numbers = counts(rng);
  ASSERT_EQ(numbers.size(), numpy.at("counts").at("count"));
  EXPECT_TRUE(
      gives(numpy.at("counts"), [next = numbers.begin()]() mutable { return *next++; }));
}

INSTANTIATE_TEST_SUITE_P(Seeds, LegacyRng, testing::Range(0, 8));

TEST(LegacySeeds, MayBeManyNumbers) {
  for (const json& numpy : streams().at("long_seeds")) {
    RandomState rng(numpy.at("seed").get<std::vector<std::uint32_t>>());
    EXPECT_TRUE(gives(numpy.at("rand"), [&] { return rng.rand(); }));
  }
}

TEST(RandomStreams, GoOnAlikeFromACopy) {
  Generator rng(42);
  rng.integers(0, 6);  // leaves half a number
  Generator copy = rng;
  EXPECT_EQ(copy.integers(0, 1000), rng.integers(0, 1000));
  EXPECT_EQ(copy.standardNormal(), rng.standardNormal());

  RandomState old(42);
  old.randn();  // leaves a normal
  RandomState oldCopy = old;
  EXPECT_EQ(oldCopy.randn(), old.randn());
  EXPECT_EQ(oldCopy.rand(), old.rand());
}

TEST(RandomStreams, RefuseAnEmptyIntervalInNumPysWords) {
  Generator rng(42);
  RandomState old(42);
  expectFailure("ValueError: low >= high", [&] { rng.integers(3, 3); });
  expectFailure("ValueError: low >= high", [&] { rng.integers(3, -3); });
  expectFailure("ValueError: high <= 0", [&] { rng.integers(0, 0); });
  expectFailure("ValueError: low > high", [&] { rng.integersTo(3, 2); });
  expectFailure("ValueError: high < 0", [&] { rng.integersTo(0, -1); });
  expectFailure("ValueError: high <= 0", [&] { old.randint(0, 0); });
  expectFailure("ValueError: low >= high", [&] { old.randint(5, -5); });
  EXPECT_EQ(rng.random(), Generator(42).random()) << "a refused call draws nothing";
}

TEST(RandomStreams, RefuseParametersInNumPysWords) {
  expectFailure("OverflowError: high - low range exceeds valid bounds",
                [] { generatorRange(1, std::numeric_limits<double>::infinity()); });
  expectFailure("ValueError: high - low < 0", [] { generatorRange(2, 1); });
  expectFailure("OverflowError: Range exceeds valid bounds",
                [] { legacyRange(-1e308, 1e308); });
  EXPECT_EQ(legacyRange(2, 1), -1);
  expectFailure("ValueError: scale < 0", [] { checkScale(-1); });
  expectFailure("ValueError: scale < 0", [] { checkScale(-0.); });
  Generator rng(1);
  for (const double mean : {-1., std::numeric_limits<double>::quiet_NaN()})
    expectFailure("ValueError: lam < 0 or lam is NaN", [&] { rng.poisson(mean); });
  expectFailure("ValueError: lam value too large", [&] { rng.poisson(1e20); });
  expectFailure("ValueError: n < 0", [&] { rng.binomial(-1, 0.5); });
  for (const double p : {-0.1, 1.1, std::numeric_limits<double>::quiet_NaN()})
    expectFailure("ValueError: p < 0, p > 1 or p is NaN", [&] { rng.binomial(3, p); });
  checkScale(0);
  checkScale(std::numeric_limits<double>::quiet_NaN());
}

using Words = std::vector<std::uint32_t>;

TEST(SeedWords, AreTheDigitsNumberInBase2To32) {
  EXPECT_EQ(seedWords("0"), (Words{0}));
  EXPECT_EQ(seedWords("007"), (Words{7}));
  EXPECT_EQ(seedWords("4294967295"), (Words{0xffffffff}));
  EXPECT_EQ(seedWords("4294967296"), (Words{0, 1}));
  EXPECT_EQ(seedWords("18446744073709551617"), (Words{1, 0, 1}));
  EXPECT_EQ(seedWords("340282366920938463463374607431768211455"), Words(4, 0xffffffff));
  EXPECT_EQ(seedWords(std::string(4300, '9')).size(), 447);
}

TEST(SeedWords, AreRefusedToAnythingElse) {
  for (const std::string text : {"", "-1", "1.5", "1e9", " 1", "1 ", "x", "\xd9\xa1"})
    EXPECT_THROW(seedWords(text), Error) << text;
  EXPECT_THROW(seedWords(std::string("1\0", 2)), Error);
  EXPECT_THROW(seedWords(std::string(4301, '1')), Error);
  try {
    seedWords("12e4");
  } catch (const Error& error) {
    EXPECT_STREQ(error.what(),
                 "seed: expected a whole number of 1 to 4300 digits, got something else "
                 "at place 3");
  }
}

/// [f"{np.random.SeedSequence(s).generate_state(1, np.uint64)[0]}" for s in …]
TEST(SeedSequence, HashesSeedsOfAnySizeAsNumPyDoes) {
  const auto first = [](const Words& words) { return SeedSequence(words).state()[0]; };
  EXPECT_EQ(first(seedWords("42")), 11465652750463011511u);
  EXPECT_EQ(SeedSequence(42).state(), SeedSequence(Words{42}).state());
  EXPECT_EQ(SeedSequence(1ull << 32).state(), SeedSequence(Words{0, 1}).state());
  EXPECT_EQ(first(seedWords("1" + std::string(60, '0'))), 468532347074279488u);
  EXPECT_EQ(first(seedWords(std::string(4300, '9'))), 988848177461430910u);
}

}  // namespace
}  // namespace derslik
