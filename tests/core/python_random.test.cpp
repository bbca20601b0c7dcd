#include "core/random/python_random.h"

#include <gtest/gtest.h>

#include <limits>
#include <string>
#include <vector>

#include "core/failure.h"
#include "core/random/seed_sequence.h"
#include "tests/core/failure.h"
#include "tests/core/fixtures.h"
#include "tests/core/random_stream.h"

namespace derslik {
namespace {

using nlohmann::json;

constexpr std::int64_t kLargest = std::numeric_limits<std::int64_t>::max();
constexpr std::int64_t kSmallest = std::numeric_limits<std::int64_t>::min();

template<class Number>
testing::AssertionResult are(const json& python, const std::vector<Number>& numbers) {
  if (numbers.size() != python.at("count"))
    return testing::AssertionFailure() << numbers.size() << " numbers";
  return gives(python, [next = numbers.begin()]() mutable { return *next++; });
}

std::int64_t power(std::int64_t base, int exponent) {
  return exponent == 0 ? 1 : base * power(base, exponent - 1);
}

// As python_random() of tests/fixtures/random_fixtures.py draws them.
TEST(PythonRandom, HasCPythonsNumbers) {
  for (const json& python : readFixtures("random.json").at("python")) {
    std::string seed = python.at("seed");
    if (seed[0] == '-') seed.erase(0, 1);
    PythonRandom rng(seedWords(seed));
    std::vector<std::int64_t> whole;
    std::vector<double> real;
    const auto add = [&whole](const Places& places) {
      whole.insert(whole.end(), places.begin(), places.end());
    };
    for (std::int64_t n = 1; n <= 200; ++n) {
      std::vector<double> weights;
      for (std::int64_t i = 0; i <= n; ++i)
        weights.push_back(static_cast<double>(7 * i % 5));
      const Places shuffled = rng.shuffle(n);
      for (const std::int64_t number :
           {rng.getrandbits(n % 64), rng.randrange(n), rng.randint(-n, power(n, 5)),
            rng.randrange(-n, 50 * n, 7), rng.randrange(power(n, 7), -n, -3),
            rng.choice(n)})
        whole.push_back(number);
      add(shuffled);
      add(rng.choices(n, 3));
      add(rng.choices(n + 1, weights, 3));
      add(rng.sample(2 * n, n));
      add(rng.sample(n * n, n / 9));
      const auto x = static_cast<double>(n);
      for (const double number :
           {rng.random(), rng.uniform(-x, x), rng.gauss(x, 2), rng.normalvariate(x, 0.5),
            rng.expovariate(x), rng.triangular(-x, x), rng.triangular(0, 2 * x, 0.5 * x)})
        real.push_back(number);
    }
    EXPECT_TRUE(are(python.at("whole"), whole)) << python.at("seed");
    EXPECT_TRUE(are(python.at("real"), real)) << python.at("seed");
  }
}

TEST(PythonRandom, TakesSeedsBySize) {
  EXPECT_EQ(PythonRandom(-5).random(), PythonRandom(5).random());
  EXPECT_EQ(PythonRandom(kSmallest).random(),
            PythonRandom(seedWords("9223372036854775808")).random());
  EXPECT_EQ(PythonRandom(7).random(),
            PythonRandom(std::vector<std::uint32_t>{7}).random());
  EXPECT_EQ(PythonRandom(42).random(), 0.6394267984578837);
}

TEST(PythonRandom, GoesOnAlikeFromACopy) {
  PythonRandom rng(42);
  rng.gauss(0, 1);  // leaves a number
  PythonRandom copy = rng;
  EXPECT_EQ(copy.gauss(0, 1), rng.gauss(0, 1));
  EXPECT_EQ(copy.random(), rng.random());
}

TEST(PythonRandom, ReachesTheEndsOfInt64) {
  PythonRandom rng(1);
  for (int i = 0; i < 100; ++i) {
    EXPECT_LT(rng.randrange(kSmallest, kLargest), kLargest);
    EXPECT_LE(rng.randrange(kLargest, kSmallest, kSmallest), kLargest);
    EXPECT_GE(rng.getrandbits(63), 0);
  }
}

TEST(PythonRandom, RefusesInCPythonsWords) {
  PythonRandom rng(1);
  expectFailure("ValueError: empty range for randrange()", [&] { rng.randrange(0); });
  expectFailure("ValueError: empty range for randrange() (3, 3, 0)",
                [&] { rng.randrange(3, 3); });
  expectFailure("ValueError: empty range for randrange() (3, 2, -1)",
                [&] { rng.randint(3, 1); });
  expectFailure(
      "ValueError: empty range for randrange() (9223372036854775807, "
      "-9223372036854775808, -18446744073709551615)",
      [&] { rng.randrange(kLargest, kSmallest); });
  expectFailure("ValueError: empty range for randrange()",
                [&] { rng.randrange(1, 5, -1); });
  expectFailure("ValueError: zero step for randrange()", [&] { rng.randrange(1, 5, 0); });
  expectFailure("ValueError: number of bits must be non-negative",
                [&] { rng.getrandbits(-1); });
  expectFailure("IndexError: Cannot choose from an empty sequence",
                [&] { rng.choice(0); });
  expectFailure("ValueError: The number of weights does not match the population",
                [&] { rng.choices(2, {1}, 1); });
  expectFailure("ValueError: Total of weights must be greater than zero", [&] {
    rng.choices(2, {0, 0}, 1);
  });
  expectFailure("ValueError: Total of weights must be finite", [&] {
    rng.choices(2, {1, std::numeric_limits<double>::infinity()}, 1);
  });
  expectFailure("IndexError: list index out of range", [&] { rng.choices(0, {}, 0); });
  expectFailure("ValueError: Sample larger than population or is negative",
                [&] { rng.sample(2, 3); });
  expectFailure("ValueError: Sample larger than population or is negative",
                [&] { rng.sample(2, -1); });
  EXPECT_EQ(rng.random(), PythonRandom(1).random()) << "a refused call draws nothing";
  expectFailure("ZeroDivisionError: float division by zero", [&] { rng.expovariate(0); });
  EXPECT_EQ(rng.choices(0, 0), Places{});
  EXPECT_THROW(rng.choices(0, 1), Unsupported);
  EXPECT_THROW(rng.getrandbits(64), Unsupported);
  EXPECT_THROW(rng.randint(0, kLargest), Unsupported);
  EXPECT_THROW(rng.triangular(1, 1, 1), Unsupported);
}

}  // namespace
}  // namespace derslik
