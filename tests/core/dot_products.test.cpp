#include "core/experiment/dot_products.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "core/experiment/deviation.h"
#include "tests/core/fixtures.h"
#include "tests/core/refusal.h"

namespace derslik {
namespace {

using nlohmann::json;

const json& runs() {
  static const json all = readFixtures("experiment.json").at("runs");
  return all;
}

void finish(DotProductExperiment& run, Index normals = 1000000) {
  while (run.advance(normals) < 1)
    continue;
}

/// One number of dimensions from its beginning.
Spread spreadOf(DotProductExperiment& run, Index d, Index normals = 1000000) {
  run.begin(d);
  finish(run, normals);
  return run.result();
}

std::vector<double> numbersOf(const Vector& numbers) {
  return {numbers.begin(), numbers.end()};
}

class Runs : public testing::TestWithParam<int> {
 protected:
  const json numpy = runs().at(GetParam());
  DotProductExperiment run{numpy.at("seed").get<std::string>(), numpy.at("pairs")};
};

TEST_P(Runs, HaveNumPysDeviationsBitForBit) {
  for (const json& expected : numpy.at("results")) {
    const Spread spread = spreadOf(run, expected.at("d"));
    EXPECT_EQ(spread.before, expected.at("before").get<double>()) << expected.at("d");
    EXPECT_EQ(spread.after, expected.at("after").get<double>()) << expected.at("d");
    const json& printed = expected.at("printed");
    EXPECT_EQ(spread.printedBefore, printed.at("before").get<double>());
    EXPECT_EQ(spread.printedAfter, printed.at("after").get<double>());
  }
}

TEST_P(Runs, HaveNumPysHistograms) {
  for (const json& expected : numpy.at("results")) {
    run.begin(expected.at("d"));
    finish(run);
    const Histogram histogram = run.histogram();
    const json& counts = expected.at("counts");
    EXPECT_EQ(numbersOf(histogram.before), counts.at("before")) << expected.at("d");
    EXPECT_EQ(numbersOf(histogram.after), counts.at("after")) << expected.at("d");
  }
}

INSTANTIATE_TEST_SUITE_P(NumPy, Runs, testing::Range(0, 8));

TEST(DotProducts, AreTheSameInPortionsOfAnySize) {
  const json& numpy = runs().at(5);  // 999 pairs of 33 dimensions, then of 136
  for (const Index normals : {1, 2, 65, 66, 67, 1000, 32967, 99999999}) {
    DotProductExperiment run(numpy.at("seed").get<std::string>(), numpy.at("pairs"));
    for (const json& expected : numpy.at("results"))
      EXPECT_EQ(spreadOf(run, expected.at("d"), normals).before,
                expected.at("before").get<double>())
          << normals << " at a time";
  }
}

TEST(DotProducts, SayHowFarTheyAre) {
  DotProductExperiment run("0", 100);
  run.begin(30);
  EXPECT_EQ(run.advance(1500), 1500. / 9000);
  EXPECT_EQ(run.done(), 0);
  EXPECT_EQ(run.advance(1500), 3000. / 9000);
  EXPECT_EQ(run.advance(1), 3060. / 9000) << "a whole row";
  EXPECT_EQ(run.done(), 1);
  EXPECT_EQ(run.advance(119), 3180. / 9000) << "two rows";
  EXPECT_EQ(run.advance(1000000), 1);
  EXPECT_EQ(run.done(), 100);
  EXPECT_EQ(run.advance(1), 1) << "nothing is left";
}

TEST(DotProducts, PassFromSkippingToDrawingWithinOnePortion) {
  DotProductExperiment run("0", 100);
  run.begin(30);
  EXPECT_EQ(run.advance(3000 + 600), 3600. / 9000);
  EXPECT_EQ(run.done(), 10);
}

TEST(DotProducts, AreCountedWhileTheyCome) {
  DotProductExperiment run("0", 100);
  run.begin(4);
  EXPECT_EQ(run.histogram().before.sum(), 0);
  EXPECT_EQ(run.histogram().expected.sum(), 0);
  run.advance(400 + 8 * 25);
  EXPECT_EQ(run.histogram().before.sum(), 25);
  EXPECT_EQ(run.histogram().after.sum(), 25);
  EXPECT_NEAR(run.histogram().expected.sum(), 25, 1e-12);
  finish(run);
  run.begin(5);
  EXPECT_EQ(run.histogram().before.sum(), 0) << "anew for other dimensions";
}

TEST(DotProducts, AreRefusedOutsideTheirLimits) {
  const std::string kLongest(300, '9');
  EXPECT_NO_THROW(DotProductExperiment("0", 2));
  EXPECT_NO_THROW(DotProductExperiment(kLongest, 100000));
  const auto make = [](const std::string& seed, Index pairs) {
    return refusalOf([&] { DotProductExperiment(seed, pairs); });
  };
  EXPECT_EQ(make("0", 1), "range: pairs: expected 2 to 100000, got 1");
  EXPECT_EQ(make("0", 100001), "range: pairs: expected 2 to 100000, got 100001");
  EXPECT_EQ(make("", 2),
            "range: seed: expected a whole number of 1 to 300 digits, got 0 digits");
  EXPECT_EQ(make(kLongest + "9", 2),
            "range: seed: expected a whole number of 1 to 300 digits, got 301 digits");
  EXPECT_EQ(make("-1", 2),
            "range: seed: expected a whole number of 1 to 300 digits, got something else "
            "at place 1");
}

TEST(DotProducts, HaveOneTo4096Dimensions) {
  DotProductExperiment run("0", 2);
  EXPECT_EQ(refusalOf([&] { run.begin(0); }), "range: d: expected 1 to 4096, got 0");
  EXPECT_EQ(refusalOf([&] { run.begin(4097); }),
            "range: d: expected 1 to 4096, got 4097");
  EXPECT_NO_THROW(spreadOf(run, 1));
  EXPECT_NO_THROW(spreadOf(run, 4096));
}

TEST(DotProducts, KeepTheirOrder) {
  DotProductExperiment run("0", 2);
  const std::string none = "range: d: expected a beginning, got none";
  EXPECT_EQ(refusalOf([&] { run.advance(1); }), none);
  EXPECT_EQ(refusalOf([&] { run.histogram(); }), none);
  EXPECT_EQ(refusalOf([&] { run.result(); }), none);
  run.begin(3);
  EXPECT_EQ(refusalOf([&] { run.advance(0); }),
            "range: normals: expected 1 or more, got 0");
  run.advance(7);
  EXPECT_EQ(refusalOf([&] { run.result(); }),
            "range: pairs: expected all of them done, got 1");
  EXPECT_EQ(refusalOf([&] { run.begin(4); }),
            "range: d: expected the end of the one before, got 4");
}

/// [float(np.float64(x).round(1)) for x in …]
TEST(Rounded, AsNumPyDoes) {
  EXPECT_EQ(rounded(0.25, 1), 0.2);
  EXPECT_EQ(rounded(0.35, 1), 0.4);
  EXPECT_EQ(rounded(31.963, 1), 32);
  EXPECT_EQ(rounded(2.675, 2), 2.68);
  EXPECT_EQ(rounded(0.125, 2), 0.12);
  EXPECT_EQ(rounded(2.5, 0), 2);
}

}  // namespace
}  // namespace derslik
