#include "core/attention/follow.h"

#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <limits>

#include "core/attention/explain.h"
#include "tests/core/fixtures.h"
#include "tests/core/refusal.h"

namespace derslik {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

/// The lesson's own run: 6 words, 5 features, 3 dimensions.
AttentionRun lessonRun() {
  const AttentionRequest request = lessonRequest(0);
  const Attention a = attention(request);
  return {.x = a.x,
          .q = a.q,
          .k = a.k,
          .v = a.v,
          .scores = a.scores,
          .weights = a.weights,
          .output = a.output,
          .temperature = request.temperature};
}

TEST(Follow, GivesWhatAttentionComputesOnTheWay) {
  const Attention a = attention(lessonRequest(0));
  const Followed followed = follow(lessonRun());
  EXPECT_TRUE(followed.scoresAgree && followed.weightsAgree && followed.outputAgrees);
  EXPECT_EQ(followed.products, explanations(a).products);
  EXPECT_EQ(followed.mixture, explanations(a).mixture);
  ASSERT_TRUE(followed.softmax);
  EXPECT_EQ(followed.softmax->divisor, a.divisor);
  EXPECT_EQ(followed.softmax->scaled, a.scaled);
  EXPECT_EQ(followed.softmax->maxima, a.maxima);
  EXPECT_EQ(followed.softmax->exponentials, a.exponentials);
  EXPECT_EQ(followed.softmax->sums, a.sums);
}

TEST(Follow, SaysWhichStageIsNotMadeOfTheOneBefore) {
  AttentionRun run = lessonRun();
  run.scores(4, 1) += 1e-6;
  Followed followed = follow(run);
  EXPECT_FALSE(followed.scoresAgree);
  EXPECT_FALSE(followed.weightsAgree);
  EXPECT_TRUE(followed.outputAgrees);

  run = lessonRun();
  run.weights(5, 5) += 2e-9;
  followed = follow(run);
  EXPECT_TRUE(followed.scoresAgree);
  EXPECT_FALSE(followed.weightsAgree);

  run = lessonRun();
  run.output(0, 2) += 1e-6;
  followed = follow(run);
  EXPECT_TRUE(followed.weightsAgree);
  EXPECT_FALSE(followed.outputAgrees);

  run = lessonRun();
  run.temperature = 1.001;
  EXPECT_FALSE(follow(run).weightsAgree);
}

TEST(Follow, AllowsForTheRoundingOfSumsHoweverLargeTheirTerms) {
  AttentionRun run = lessonRun();
  run.q *= 1e8;
  run.v *= 1e12;
  run.scores = run.q * run.k.transpose() * (1 + 1e-12);
  run.output = run.weights * run.v * (1 - 1e-12);
  const Followed followed = follow(run);
  EXPECT_TRUE(followed.scoresAgree);
  EXPECT_TRUE(followed.outputAgrees);
}

TEST(Follow, HasNoSoftmaxWithoutATemperature) {
  for (const double temperature : {kNaN, 0.0, -1.0, kInfinity, 5e-324}) {
    AttentionRun run = lessonRun();
    run.temperature = temperature;
    const Followed followed = follow(run);
    EXPECT_FALSE(followed.softmax) << temperature;
    EXPECT_FALSE(followed.weightsAgree);
    EXPECT_TRUE(followed.scoresAgree && followed.outputAgrees);
  }
}

TEST(Follow, TakesFromOneTo64OfEverything) {
  for (const Index n : {1, 64}) {
    const Matrix ones = Matrix::Ones(n, n);
    const Matrix shares = Matrix::Constant(n, n, 1 / static_cast<double>(n));
    const double size = static_cast<double>(n);
    const Followed followed =
        follow({ones, ones, ones, ones, ones * size, shares, ones, 1});
    EXPECT_TRUE(followed.scoresAgree && followed.weightsAgree && followed.outputAgrees);
    EXPECT_EQ(followed.mixture.rows(), n * n);
  }
}

struct Misfit {
  const char* name;
  std::function<void(AttentionRun&)> spoil;
  const char* refusal;
};

class Misfits : public testing::TestWithParam<Misfit> {};

TEST_P(Misfits, AreNamed) {
  AttentionRun run = lessonRun();
  GetParam().spoil(run);
  EXPECT_EQ(refusalOf([&] { follow(run); }), GetParam().refusal);
}

const Misfit misfits[] = {
    {"NoWords", [](AttentionRun& run) { run.x.resize(0, 5); },
     "empty: x: expected 1 to 64 words, got no words"},
    {"TooManyWords", [](AttentionRun& run) { run.x = Matrix::Ones(65, 5); },
     "size: x: expected 1 to 64 words, got 65 words"},
    {"NoFeatures", [](AttentionRun& run) { run.x.resize(6, 0); },
     "size: x: expected 1 to 64 columns, got 0 columns"},
    {"TooWideQueries", [](AttentionRun& run) { run.q = Matrix::Ones(6, 65); },
     "size: q: expected 1 to 64 columns, got 65 columns"},
    {"NoValues", [](AttentionRun& run) { run.v.resize(6, 0); },
     "size: v: expected 1 to 64 columns, got 0 columns"},
    {"FewerQueries", [](AttentionRun& run) { run.q = Matrix::Ones(5, 3); },
     "shape: q: expected [6, 3], got [5, 3]"},
    {"OtherKeys", [](AttentionRun& run) { run.k = Matrix::Ones(6, 4); },
     "shape: k: expected [6, 3], got [6, 4]"},
    {"FewerValues", [](AttentionRun& run) { run.v = Matrix::Ones(5, 3); },
     "shape: v: expected [6, 3], got [5, 3]"},
    {"OtherScores", [](AttentionRun& run) { run.scores = Matrix::Ones(6, 5); },
     "shape: scores: expected [6, 6], got [6, 5]"},
    {"OtherWeights", [](AttentionRun& run) { run.weights = Matrix::Ones(5, 6); },
     "shape: weights: expected [6, 6], got [5, 6]"},
    {"OtherOutput", [](AttentionRun& run) { run.output = Matrix::Ones(6, 4); },
     "shape: output: expected [6, 3], got [6, 4]"},
    {"AMaskedScore", [](AttentionRun& run) { run.scores(0, 1) = -kInfinity; },
     "not-finite: scores: expected finite numbers, got -Infinity at [0, 1]"},
    {"NoNumber", [](AttentionRun& run) { run.output(5, 2) = kNaN; },
     "not-finite: output: expected finite numbers, got NaN at [5, 2]"},
    {"TooLargeTerms",
     [](AttentionRun& run) {
       run.q(4, 1) = 1e300;
       run.k(0, 1) = 1e300;
     },
     "overflow: products: expected finite numbers, got Infinity at [24, 1]"},
};

INSTANTIATE_TEST_SUITE_P(Follow, Misfits, testing::ValuesIn(misfits),
                         [](const testing::TestParamInfo<Misfit>& info) {
                           return info.param.name;
                         });

}  // namespace
}  // namespace derslik
