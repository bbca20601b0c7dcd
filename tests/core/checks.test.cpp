#include "core/attention/checks.h"

#include <gtest/gtest.h>

#include <functional>
#include <limits>

#include "core/error.h"
#include "tests/core/fixtures.h"

namespace derslik {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

/// A request that is accepted: n words, f features, d and m dimensions, all ones.
AttentionRequest ones(Index n, Index f, Index d, Index m) {
  return {.x = Matrix::Ones(n, f),
          .wq = Matrix::Ones(f, d),
          .wk = Matrix::Ones(f, d),
          .wv = Matrix::Ones(f, m),
          .temperature = 1,
          .context = {}};
}

struct Refusal {
  const char* name;
  std::function<void(AttentionRequest&)> spoil;
  const char* code;
  const char* field;
  const char* expected;
  const char* actual;
};

class Refusals : public testing::TestWithParam<Refusal> {};

TEST_P(Refusals, NameTheFieldWhatWasExpectedAndWhatCame) {
  const Refusal& refusal = GetParam();
  AttentionRequest request = lessonRequest(0);
  refusal.spoil(request);
  try {
    attention(request);
    FAIL() << "accepted";
  } catch (const Error& error) {
    EXPECT_EQ(error.code, refusal.code);
    EXPECT_EQ(error.field, refusal.field);
    EXPECT_EQ(error.expected, refusal.expected);
    EXPECT_EQ(error.actual, refusal.actual);
    EXPECT_EQ(std::string(error.what()),
              error.field + ": expected " + error.expected + ", got " + error.actual);
  }
}

using Request = AttentionRequest;

INSTANTIATE_TEST_SUITE_P(
    Sizes, Refusals,
    testing::Values(
        Refusal{"no words", [](Request& r) { r.x.resize(0, 5); }, "empty", "x",
                "1 to 64 words", "no words"},
        Refusal{"65 words", [](Request& r) { r.x = Matrix::Ones(65, 5); }, "size", "x",
                "1 to 64 words", "65 words"},
        Refusal{"no features", [](Request& r) { r = ones(6, 0, 3, 3); }, "size", "x",
                "1 to 64 columns", "0 columns"},
        Refusal{"65 features", [](Request& r) { r = ones(6, 65, 3, 3); }, "size", "x",
                "1 to 64 columns", "65 columns"},
        Refusal{"no dimensions", [](Request& r) { r = ones(6, 5, 0, 3); }, "size", "wq",
                "1 to 64 columns", "0 columns"},
        Refusal{"65 dimensions", [](Request& r) { r = ones(6, 5, 65, 3); }, "size", "wq",
                "1 to 64 columns", "65 columns"},
        Refusal{"no value dimensions", [](Request& r) { r = ones(6, 5, 3, 0); }, "size",
                "wv", "1 to 64 columns", "0 columns"},
        Refusal{"65 value dimensions", [](Request& r) { r = ones(6, 5, 3, 65); }, "size",
                "wv", "1 to 64 columns", "65 columns"},
        Refusal{"wq too short", [](Request& r) { r.wq = Matrix::Ones(4, 3); }, "shape",
                "wq", "[5, 3]", "[4, 3]"},
        Refusal{"wk too short", [](Request& r) { r.wk = Matrix::Ones(4, 3); }, "shape",
                "wk", "[5, 3]", "[4, 3]"},
        Refusal{"wk not as wide as wq", [](Request& r) { r.wk = Matrix::Ones(5, 4); },
                "shape", "wk", "[5, 3]", "[5, 4]"},
        Refusal{"wv too long", [](Request& r) { r.wv = Matrix::Ones(6, 3); }, "shape",
                "wv", "[5, 3]", "[6, 3]"}));

INSTANTIATE_TEST_SUITE_P(
    Numbers, Refusals,
    testing::Values(Refusal{"NaN in x", [](Request& r) { r.x(2, 1) = kNaN; },
                            "not-finite", "x", "finite numbers", "NaN at [2, 1]"},
                    Refusal{"infinity in wq", [](Request& r) { r.wq(4, 2) = kInfinity; },
                            "not-finite", "wq", "finite numbers", "Infinity at [4, 2]"},
                    Refusal{"minus infinity in wk",
                            [](Request& r) { r.wk(0, 0) = -kInfinity; }, "not-finite",
                            "wk", "finite numbers", "-Infinity at [0, 0]"},
                    Refusal{"NaN in wv", [](Request& r) { r.wv(1, 2) = kNaN; },
                            "not-finite", "wv", "finite numbers", "NaN at [1, 2]"},
                    Refusal{"temperature 0", [](Request& r) { r.temperature = 0; },
                            "range", "temperature", "a positive finite number", "0"},
                    Refusal{"temperature -1.5", [](Request& r) { r.temperature = -1.5; },
                            "range", "temperature", "a positive finite number", "-1.5"},
                    Refusal{"temperature NaN", [](Request& r) { r.temperature = kNaN; },
                            "range", "temperature", "a positive finite number", "NaN"},
                    Refusal{"temperature infinity",
                            [](Request& r) { r.temperature = kInfinity; }, "range",
                            "temperature", "a positive finite number", "Infinity"},
                    Refusal{"context target too large",
                            [](Request& r) {
                              r.context = {{6, 0}};
                            },
                            "range", "context", "0 to 5", "6"},
                    Refusal{"context source negative",
                            [](Request& r) {
                              r.context = {{0, 1}, {1, -1}};
                            },
                            "range", "context", "0 to 5", "-1"}));

INSTANTIATE_TEST_SUITE_P(
    Overflow, Refusals,
    testing::Values(
        Refusal{"of the context", [](Request& r) { r.x.col(3).setConstant(1e308); },
                "overflow", "x", "finite numbers", "Infinity at [4, 3]"},
        Refusal{"of a query", [](Request& r) { r.wq *= 1e200, r.x *= 1e200; }, "overflow",
                "q", "finite numbers", "Infinity at [0, 2]"},
        Refusal{"of a key",
                [](Request& r) { r.wk *= 1e200, r.x *= 1e200, r.wq *= 1e-200; },
                "overflow", "k", "finite numbers", "Infinity at [0, 0]"},
        Refusal{"of a value",
                [](Request& r) { r.wv *= 1e200, r.x *= 1e200, r.wq *= 1e-200; },
                "overflow", "v", "finite numbers", "Infinity at [0, 0]"},
        Refusal{"of a score", [](Request& r) { r.wq *= 1e160, r.wk *= 1e160; },
                "overflow", "scores", "finite numbers", "Infinity at [0, 2]"},
        Refusal{"of the divisor", [](Request& r) { r.temperature = 1.7e308; }, "overflow",
                "divisor", "a finite number", "Infinity"},
        Refusal{"of a scaled score", [](Request& r) { r.temperature = 5e-324; },
                "overflow", "scaled", "finite numbers", "Infinity at [0, 2]"}));

TEST(Requests, OfTheSmallestAndTheLargestSizesAreAccepted) {
  for (const Index n : {1, 64})
    for (const Index f : {1, 64})
      for (const Index d : {1, 64})
        for (const Index m : {1, 64})
          EXPECT_NO_THROW(attention(ones(n, f, d, m)));
}

TEST(Requests, MayNameTheFirstAndTheLastWordInTheContext) {
  AttentionRequest request = lessonRequest(0);
  request.context = {{0, 5}, {5, 0}};
  EXPECT_NO_THROW(attention(request));
}

TEST(Scores, ThatLieFurtherApartThanFloat64ReachesStillGiveWeights) {
  // The difference of two scaled scores overflows; its exponential is 0 all the same.
  AttentionRequest request = ones(2, 1, 1, 1);
  request.x << 1, -1;
  request.wq << 1.2e154;
  request.wk << 1.2e154;
  const Attention a = attention(request);
  EXPECT_EQ(a.weights, Matrix::Identity(2, 2));
}

}  // namespace
}  // namespace derslik
