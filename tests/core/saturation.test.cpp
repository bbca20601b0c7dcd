#include "core/experiment/saturation.h"

#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <vector>

#include "tests/core/fixtures.h"
#include "tests/core/refusal.h"

namespace derslik {
namespace {

using nlohmann::json;

const json& numpy() {
  static const json all = readFixtures("experiment.json");
  return all;
}

Vector vectorFrom(const json& numbers) {
  const auto data = numbers.get<std::vector<double>>();
  return Eigen::Map<const Vector>(data.data(), numbers.size());
}

std::string seedOf(const json& fixture) {
  return fixture.at("seed");
}

// Exact, as WASM too: exp and log have the bits of NumPy's C library.
void expectStages(const Vector& scores, const json& expected) {
  const Vector weights = vectorFrom(expected.at("weights"));
  EXPECT_EQ(softmaxWeights(scores), weights);
  EXPECT_EQ(softmax(scores).largest, expected.at("largest").get<double>());
  EXPECT_EQ(entropy(weights), expected.at("entropy").get<double>());
  EXPECT_EQ(jacobianNorm(weights), expected.at("gradient").get<double>());
}

class Saturations : public testing::TestWithParam<int> {
 protected:
  const json fixture = numpy().at("saturations").at(GetParam());
  const Saturation actual =
      saturation(seedOf(fixture), fixture.at("keys"), fixture.at("d"));
};

TEST_P(Saturations, HaveNumPysScoresBitForBit) {
  EXPECT_EQ(actual.scores, vectorFrom(fixture.at("scores")));
  EXPECT_EQ(actual.divisor, fixture.at("divisor").get<double>());
  EXPECT_EQ(actual.scaled, vectorFrom(fixture.at("scaled")));
}

TEST_P(Saturations, HaveNumPysSoftmaxStageByStage) {
  expectStages(vectorFrom(fixture.at("scores")), fixture.at("plain"));
  expectStages(vectorFrom(fixture.at("scaled")), fixture.at("divided"));
}

TEST_P(Saturations, GiveTheSoftmaxOfBothScores) {
  const Softmax plain = softmax(actual.scores), divided = softmax(actual.scaled);
  EXPECT_EQ(actual.plain.weights, plain.weights);
  EXPECT_EQ(actual.plain.entropy, plain.entropy);
  EXPECT_EQ(actual.plain.gradient, plain.gradient);
  EXPECT_EQ(actual.divided.weights, divided.weights);
  EXPECT_EQ(actual.divided.entropy, divided.entropy);
  EXPECT_EQ(actual.divided.gradient, divided.gradient);
}

INSTANTIATE_TEST_SUITE_P(NumPy, Saturations, testing::Range(0, 10));

class Curves : public testing::TestWithParam<int> {};

void expectCurve(const SoftmaxCurve& curve, const json& expected) {
  EXPECT_EQ(curve.largest, vectorFrom(expected.at("largest")));
  EXPECT_EQ(curve.entropy, vectorFrom(expected.at("entropy")));
  EXPECT_EQ(curve.gradient, vectorFrom(expected.at("gradient")));
}

TEST_P(Curves, GoOnThroughOneStream) {
  const json& fixture = numpy().at("curves").at(GetParam());
  const SaturationCurve curve =
      saturationCurve(seedOf(fixture), fixture.at("keys"), fixture.at("dimensions"));
  expectCurve(curve.plain, fixture.at("plain"));
  expectCurve(curve.divided, fixture.at("divided"));
}

INSTANTIATE_TEST_SUITE_P(NumPy, Curves, testing::Range(0, 3));

TEST(SoftmaxOf, ScoresAllAlikeIsFlat) {
  const Softmax flat = softmax(Vector::Constant(4, -7));
  EXPECT_EQ(flat.weights, Vector::Constant(4, 0.25));
  EXPECT_EQ(flat.largest, 0.25);
  EXPECT_EQ(flat.entropy, std::log(4.));
  EXPECT_EQ(flat.gradient, std::sqrt(3.) / 4);
}

TEST(SoftmaxOf, ScoresFarApartIsSaturated) {
  const Softmax one = softmax(Vector{{0, 2000, 1}});
  EXPECT_EQ(one.weights, (Vector{{0, 1, 0}}));
  EXPECT_EQ(one.largest, 1);
  EXPECT_EQ(one.entropy, 0);
  EXPECT_EQ(one.gradient, 0);
}

TEST(Saturation, IsRefusedOutsideItsLimits) {
  EXPECT_NO_THROW(saturation(std::string(300, '9'), 64, 4096));
  EXPECT_NO_THROW(saturation("0", 1, 1));
  const auto refusal = [](const std::string& seed, Index keys, Index d) {
    return refusalOf([&] { saturation(seed, keys, d); });
  };
  EXPECT_EQ(refusal("0", 0, 1), "range: keys: expected 1 to 64, got 0");
  EXPECT_EQ(refusal("0", 65, 1), "range: keys: expected 1 to 64, got 65");
  EXPECT_EQ(refusal("0", 1, 0), "range: d: expected 1 to 4096, got 0");
  EXPECT_EQ(refusal("0", 1, 4097), "range: d: expected 1 to 4096, got 4097");
  EXPECT_EQ(refusal(std::string(301, '9'), 1, 1),
            "range: seed: expected a whole number of 1 to 300 digits, got 301 digits");
}

TEST(SaturationCurve, NeedsRisingDimensions) {
  EXPECT_NO_THROW(saturationCurve("0", 1, {1, 4096}));
  const auto refusal = [](const std::vector<Index>& dimensions) {
    return refusalOf([&] { saturationCurve("0", 1, dimensions); });
  };
  EXPECT_EQ(refusal({}), "empty: dimensions: expected at least one number, got none");
  EXPECT_EQ(refusal({0, 1}), "range: dimensions: expected 1 to 4096, got 0");
  EXPECT_EQ(refusal({1, 4097}), "range: dimensions: expected 1 to 4096, got 4097");
  EXPECT_EQ(refusal({4, 4}), "range: dimensions: expected more than 4, got 4");
  EXPECT_EQ(refusal({4, 8, 7}), "range: dimensions: expected more than 8, got 7");
}

}  // namespace
}  // namespace derslik
