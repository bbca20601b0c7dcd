#include "core/attention/explain.h"

#include <gtest/gtest.h>

#include "core/error.h"
#include "tests/core/fixtures.h"

namespace derslik {
namespace {

TEST(Explain, GivesTheTermsOfTheScoreAndOfTheOutput) {
  const Attention a = attention(lessonRequest(0));
  const Explanation cell = explain(a, 4, 1);
  // q of "o" is (0, 5, 2.5), k and v of "kutuyu" are (0, 1, 0).
  EXPECT_EQ(cell.products, Vector(Eigen::Vector3d(0, 5, 0)));
  EXPECT_EQ(cell.mixed, Vector(Eigen::Vector3d(0, a.weights(4, 1), 0)));
}

class EveryFixture : public testing::TestWithParam<Fixture> {};

TEST_P(EveryFixture, TermsAddUpInOrderToWhatTheyExplain) {
  const Attention a = attention(GetParam().request);
  const Explanations all = explanations(a);
  const Index n = a.weights.rows();
  for (Index row = 0; row < n; ++row) {
    Vector output = Vector::Zero(a.v.cols());
    for (Index column = 0; column < n; ++column) {
      const Explanation cell = explain(a, row, column);
      double score = 0;
      for (const double term : cell.products)
        score += term;
      ASSERT_EQ(score, a.scores(row, column));
      output += cell.mixed;

      const Index place = row * n + column;
      ASSERT_EQ(all.products.row(place).transpose(), cell.products);
      ASSERT_EQ(all.mixture.row(place).transpose(), cell.mixed);
    }
    ASSERT_EQ(output, a.output.row(row).transpose());
  }
}

INSTANTIATE_TEST_SUITE_P(Fixtures, EveryFixture, testing::ValuesIn(fixtures()),
                         [](const testing::TestParamInfo<Fixture>& info) {
                           return std::to_string(info.index);
                         });

void expectRange(const char* field, Index row, Index column, const char* actual) {
  const Attention a = attention(lessonRequest(0));
  try {
    explain(a, row, column);
    FAIL() << "accepted";
  } catch (const Error& error) {
    EXPECT_EQ(error.code, "range");
    EXPECT_EQ(error.field, field);
    EXPECT_EQ(error.expected, "0 to 5");
    EXPECT_EQ(error.actual, actual);
  }
}

TEST(Explain, RefusesACellOutsideTheMatrix) {
  expectRange("row", -1, 0, "-1");
  expectRange("row", 6, 0, "6");
  expectRange("column", 0, -1, "-1");
  expectRange("column", 0, 6, "6");
}

TEST(Explain, AcceptsTheCorners) {
  const Attention a = attention(lessonRequest(0));
  EXPECT_NO_THROW(explain(a, 0, 5));
  EXPECT_NO_THROW(explain(a, 5, 0));
}

}  // namespace
}  // namespace derslik
