#include <gtest/gtest.h>

#include <limits>
#include <string>
#include <vector>

#include "core/failure.h"
#include "core/random/choice.h"
#include "core/random/generator.h"
#include "core/random/random_state.h"
#include "core/random/seed_sequence.h"
#include "tests/core/failure.h"
#include "tests/core/fixtures.h"
#include "tests/core/random_stream.h"

namespace derslik {
namespace {

using nlohmann::json;

const json& streams() {
  static const json all = readFixtures("random.json");
  return all;
}

testing::AssertionResult are(const json& numpy, const Places& places) {
  if (places.size() != numpy.at("count"))
    return testing::AssertionFailure() << places.size() << " numbers";
  return gives(numpy, [next = places.begin()]() mutable { return *next++; });
}

// As choices() of tests/fixtures/random_fixtures.py draws them; `few(n, size)` is the
// choice without replacement.
template<class Rng, class Few>
Places draws(Rng& rng, Few few) {
  Places all;
  const auto add = [&all](const Places& places) {
    all.insert(all.end(), places.begin(), places.end());
  };
  for (std::int64_t n = 1; n <= 100; ++n) {
    std::vector<double> p;
    for (std::int64_t i = 0; i <= n; ++i)
      p.push_back(static_cast<double>(i) / (static_cast<double>(n * (n + 1)) / 2));
    add(rng.permutation(n));
    add(rng.choice(n, 5));
    add(rng.choice(n + 3, 4, false));
    add(rng.choice(n + 1, 6, p));
    add(rng.choice(n + 1, n / 2 + 1, p, false));
    add(few(99 * n + 101, n));
  }
  add(few(20000, 300));
  add(few(20000, 1500));
  return all;
}

TEST(Choices, AreThoseOfDefaultRng) {
  for (const json& numpy : streams().at("generators")) {
    const SeedSequence seed(seedWords(numpy.at("seed").get<std::string>()));
    for (const bool shuffle : {true, false}) {
      Generator rng(seed);
      const auto few = [&](std::int64_t n, std::int64_t size) {
        return rng.choice(n, size, false, shuffle);
      };
      EXPECT_TRUE(
          are(numpy.at(shuffle ? "shuffled choices" : "choices"), draws(rng, few)))
          << numpy.at("seed");
    }
  }
}

TEST(Choices, AreThoseOfRandomState) {
  for (const json& numpy : streams().at("random_states")) {
    RandomState rng(numpy.at("seed").get<std::uint32_t>());
    const auto few = [&](std::int64_t n, std::int64_t size) {
      return rng.choice(n, size, false);
    };
    EXPECT_TRUE(are(numpy.at("choices"), draws(rng, few))) << numpy.at("seed");
  }
}

TEST(Choices, MayBeNone) {
  Generator rng(1);
  EXPECT_EQ(rng.choice(0, 0), Places{});
  EXPECT_EQ(rng.choice(3, 0, false), Places{});
  EXPECT_EQ(rng.permutation(0), Places{});
  EXPECT_EQ(rng.permutation(-1), Places{});
}

TEST(Choices, AreRefusedInTheWordsOfDefaultRng) {
  Generator rng(1);
  using P = std::vector<double>;
  const double nan = std::numeric_limits<double>::quiet_NaN();
  expectFailure("ValueError: a must be a positive integer unless no samples are taken",
                [&] { rng.choice(0, 1); });
  expectFailure(
      "ValueError: Cannot take a larger sample than population when replace is False",
      [&] { rng.choice(3, 4, false); });
  expectFailure("ValueError: negative dimensions are not allowed",
                [&] { rng.choice(3, -1, false); });
  expectFailure("ValueError: negative dimensions are not allowed",
                [&] { rng.choice(3, -1); });
  expectFailure("ValueError: a and p must have same size", [&] {
    rng.choice(3, 1, P{.5, .5});
  });
  expectFailure("ValueError: probabilities do not sum to 1", [&] {
    rng.choice(2, 1, P{.5, .4});
  });
  expectFailure("ValueError: probabilities are not non-negative", [&] {
    rng.choice(2, 1, P{1.5, -.5});
  });
  expectFailure("ValueError: probabilities contain NaN", [&] {
    rng.choice(2, 1, P{nan, 1});
  });
  expectFailure("ValueError: Fewer non-zero entries in p than size", [&] {
    rng.choice(3, 2, P{1, 0, 0}, false);
  });
  EXPECT_THROW(rng.choice(0, 0, P{}), Unsupported);
  EXPECT_EQ(rng.random(), Generator(1).random()) << "a refused call draws nothing";
}

TEST(Choices, AreRefusedInTheWordsOfRandomState) {
  RandomState rng(1);
  using P = std::vector<double>;
  expectFailure("ValueError: a must be greater than 0 unless no samples are taken",
                [&] { rng.choice(-1, 1); });
  expectFailure(
      "ValueError: Cannot take a larger sample than population when 'replace=False'",
      [&] { rng.choice(3, 4, false); });
  expectFailure("ValueError: Negative dimensions are not allowed",
                [&] { rng.choice(3, -1, false); });
  expectFailure("ValueError: negative dimensions are not allowed",
                [&] { rng.choice(3, -1); });
  expectFailure("ValueError: 'a' and 'p' must have same size", [&] {
    rng.choice(3, 1, P{.5, .5});
  });
  expectFailure("ValueError: probabilities do not sum to 1", [&] {
    rng.choice(2, 1, P{.5, .4});
  });
}

}  // namespace
}  // namespace derslik
