#include "core/experiment/histogram.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "tests/core/fixtures.h"

namespace derslik {
namespace {

Histogram histogramOf(const std::vector<double>& products, Index d) {
  return derslik::histogramOf(std::span<const double>(products), d);
}

TEST(HistogramEdges, AreAFifthApart) {
  const Vector edges = histogramEdges();
  ASSERT_EQ(edges.size(), 41);
  EXPECT_EQ(edges[0], -4);
  EXPECT_EQ(edges[1], -3.8);
  EXPECT_EQ(edges[20], 0);
  EXPECT_EQ(edges[23], 0.6);
  EXPECT_EQ(edges[40], 4);
}

TEST(HistogramOf, PutsEveryEdgeIntoTheBinOnItsRight) {
  const Vector edges = histogramEdges();
  const Histogram histogram = histogramOf({edges.begin(), edges.end()}, 1);
  Vector expected = Vector::Ones(42);
  expected[0] = 0;
  expected[40] = 2;  // its own left edge, and the last edge of all
  expected[41] = 0;
  EXPECT_EQ(histogram.before, expected);
  EXPECT_EQ(histogram.after, expected);
}

TEST(HistogramOf, PutsWhatIsBelowAnEdgeIntoTheBinOnItsLeft) {
  std::vector<double> below;
  for (const double edge : histogramEdges())
    below.push_back(std::nextafter(edge, -5));
  Vector expected = Vector::Ones(42);
  expected[41] = 0;
  EXPECT_EQ(histogramOf(below, 1).before, expected);
}

TEST(HistogramOf, MeasuresInUnitsOfSigma) {
  const Histogram histogram = histogramOf({-100, -32.1, 0, 6.5, 31.9, 32.1}, 64);
  for (const Vector& counts : {histogram.before, histogram.after}) {
    EXPECT_EQ(counts[0], 2);
    EXPECT_EQ(counts[21], 1);
    EXPECT_EQ(counts[25], 1);
    EXPECT_EQ(counts[40], 1);
    EXPECT_EQ(counts[41], 1);
  }
}

TEST(HistogramOf, ExpectsANormalDistribution) {
  for (const auto& run : readFixtures("experiment.json").at("runs")) {
    const std::size_t pairs = run.at("pairs");
    const Vector expected = histogramOf(std::vector<double>(pairs), 1).expected;
    ASSERT_EQ(expected.size(), 42);
    for (Index i = 0; i < 42; ++i)
      // What the difference of two numbers below 1 has lost in the fixture.
      EXPECT_NEAR(expected[i], run.at("expected").at(i).get<double>(), 2e-16 * pairs);
    EXPECT_NEAR(expected.sum(), pairs, 1e-15 * pairs);
  }
}

}  // namespace
}  // namespace derslik
