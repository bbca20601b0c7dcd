#include "core/attention/attention.h"

#include <gtest/gtest.h>

#include <random>

#include "core/product.h"
#include "tests/core/fixtures.h"
#include "tests/core/near.h"

namespace derslik {
namespace {

class AgainstNumPy : public testing::TestWithParam<Fixture> {};

TEST_P(AgainstNumPy, EveryStageGivenNumPysPreviousStage) {
  const auto& [name, request, numpy] = GetParam();
  const auto& [x, wq, wk, wv, temperature, context] = request;

  EXPECT_TRUE(elementwise(withContext(x, context), numpy.x));
  EXPECT_TRUE(productOf(numpy.x, wq, product(numpy.x, wq), numpy.q));
  EXPECT_TRUE(productOf(numpy.x, wk, product(numpy.x, wk), numpy.k));
  EXPECT_TRUE(productOf(numpy.x, wv, product(numpy.x, wv), numpy.v));

  const Matrix kT = numpy.k.transpose();
  EXPECT_TRUE(productOf(numpy.q, kT, product(numpy.q, kT), numpy.scores));
  EXPECT_EQ(scoreDivisor(wq.cols(), temperature), numpy.divisor);
  // The one stage that attention() writes as a bare expression.
  EXPECT_TRUE(elementwise(numpy.scores / numpy.divisor, numpy.scaled));

  EXPECT_EQ(rowMaxima(numpy.scaled), numpy.maxima);
  EXPECT_TRUE(
      elementwise(rowExponentials(numpy.scaled, numpy.maxima), numpy.exponentials));
  EXPECT_TRUE(elementwise(rowSums(numpy.exponentials), numpy.sums));
  EXPECT_TRUE(elementwise(rowShares(numpy.exponentials, numpy.sums), numpy.weights));
  EXPECT_TRUE(
      productOf(numpy.weights, numpy.v, product(numpy.weights, numpy.v), numpy.output));
}

/// Errors of one stage pass through the next ones: up to 1e-14 of the largest number that
/// goes into a matrix. Measured: none natively; 1.1e-16 as WASM, whose exp is not
/// glibc's.
testing::AssertionResult whole(const Matrix& actual, const Matrix& expected,
                               const Matrix& largest) {
  const double bound = 1e-14 * largest.cwiseAbs().maxCoeff();
  return within(Matrix::Constant(expected.rows(), expected.cols(), bound), actual,
                expected);
}

TEST_P(AgainstNumPy, TheWholeRun) {
  const Attention a = attention(GetParam().request);
  const Attention& numpy = GetParam().numpy;

  EXPECT_TRUE(whole(a.x, numpy.x, numpy.x));
  EXPECT_TRUE(whole(a.q, numpy.q, numpy.q));
  EXPECT_TRUE(whole(a.k, numpy.k, numpy.k));
  EXPECT_TRUE(whole(a.v, numpy.v, numpy.v));
  EXPECT_TRUE(whole(a.scores, numpy.scores, numpy.scores));
  EXPECT_EQ(a.divisor, numpy.divisor);
  EXPECT_TRUE(whole(a.scaled, numpy.scaled, numpy.scaled));
  EXPECT_TRUE(whole(a.maxima, numpy.maxima, numpy.scaled));
  EXPECT_TRUE(whole(a.exponentials, numpy.exponentials, numpy.exponentials));
  EXPECT_TRUE(whole(a.sums, numpy.sums, numpy.sums));
  EXPECT_TRUE(whole(a.weights, numpy.weights, numpy.weights));
  EXPECT_TRUE(whole(a.output, numpy.output, numpy.v));
}

INSTANTIATE_TEST_SUITE_P(Fixtures, AgainstNumPy, testing::ValuesIn(fixtures()),
                         [](const testing::TestParamInfo<Fixture>& info) {
                           std::string name = info.param.name;
                           for (char& c : name)
                             if (!std::isalnum(static_cast<unsigned char>(c))) c = '_';
                           return std::to_string(info.index) + "_" + name;
                         });

TEST(Fixtures, AreThere) {
  EXPECT_GE(fixtures().size(), 40u);
}

/// The lesson's figures, as its text promises them.
struct Figures {
  int ending;
  double temperature;
  std::vector<double> weights;  // of "o", rounded to 2 decimals
  std::vector<double> output;   // the new vector of "o", likewise
};

class LessonFigures : public testing::TestWithParam<Figures> {};

TEST_P(LessonFigures, AreMet) {
  const auto& [ending, temperature, weights, output] = GetParam();
  AttentionRequest request = lessonRequest(ending);
  request.temperature = temperature;

  const Attention a = attention(request);

  const auto rounded = [](const auto& row) {
    std::vector<double> numbers(row.begin(), row.end());
    for (double& number : numbers)
      number = std::round(number * 100) / 100;
    return numbers;
  };
  EXPECT_EQ(rounded(a.weights.row(4)), weights);
  EXPECT_EQ(rounded(a.output.row(4)), output);
}

INSTANTIATE_TEST_SUITE_P(
    Facts, LessonFigures,
    testing::Values(
        Figures{0, 1, {0.03, 0.59, 0.14, 0.07, 0.14, 0.03}, {0.10, 0.66, 0.17}},
        Figures{0, 3, {0.11, 0.29, 0.18, 0.14, 0.18, 0.11}, {0.20, 0.38, 0.25}},
        Figures{0, 0.1, {0, 1, 0, 0, 0, 0}, {0, 1, 0}},
        Figures{1, 1, {0.59, 0.03, 0.14, 0.07, 0.14, 0.03}, {0.66, 0.10, 0.17}},
        Figures{1, 3, {0.29, 0.11, 0.18, 0.14, 0.18, 0.11}, {0.38, 0.20, 0.25}}));

TEST(Attention, GivesEqualScoresExactlyEqualWeights) {
  const Matrix weights = attention(lessonRequest(0)).weights;
  // "aldı" and "çünkü" look at "robot", "kutuyu" and "o" alike.
  for (const Index row : {2, 3}) {
    EXPECT_EQ(weights(row, 0), weights(row, 1));
    EXPECT_EQ(weights(row, 0), weights(row, 4));
    EXPECT_EQ(weights.row(row).maxCoeff(), weights(row, 0));
  }
}

TEST(Attention, SharesEquallyAmongWordsThatAreAllAlike) {
  AttentionRequest request = lessonRequest(0);
  request.x.setOnes();
  request.context.clear();
  EXPECT_EQ(attention(request).weights, Matrix::Constant(6, 6, 1. / 6));
}

TEST(Attention, GivesASingleWordAllOfItsWeight) {
  const Attention a = attention({.x = Matrix::Constant(1, 1, 3),
                                 .wq = Matrix::Constant(1, 1, 2),
                                 .wk = Matrix::Constant(1, 1, 5),
                                 .wv = Matrix::Constant(1, 1, 7),
                                 .temperature = 1,
                                 .context = {}});
  EXPECT_EQ(a.scores(0, 0), 90);
  EXPECT_EQ(a.weights(0, 0), 1);
  EXPECT_EQ(a.output(0, 0), 21);
}

AttentionRequest randomRequest(Index n, double scale) {
  std::mt19937_64 random(42);
  std::normal_distribution<double> normal(0, scale);
  const auto matrix = [&](Index rows, Index columns) {
    return Matrix::NullaryExpr(rows, columns, [&] { return normal(random); }).eval();
  };
  return {.x = matrix(n, 8),
          .wq = matrix(8, 4),
          .wk = matrix(8, 4),
          .wv = matrix(8, 4),
          .temperature = 1,
          .context = {}};
}

class Temperatures : public testing::TestWithParam<double> {};

TEST_P(Temperatures, GiveFiniteWeightsWhoseRowsAddUpToOne) {
  for (const double scale : {1e-3, 1., 1e3, 1e60}) {
    AttentionRequest request = randomRequest(64, scale);
    request.temperature = GetParam();
    const Matrix weights = attention(request).weights;
    ASSERT_TRUE(weights.allFinite());
    EXPECT_GE(weights.minCoeff(), 0);
    EXPECT_LE((weights.rowwise().sum().array() - 1).abs().maxCoeff(), 1e-12);
  }
}

INSTANTIATE_TEST_SUITE_P(Extremes, Temperatures,
                         testing::Values(1e-6, 1e-3, 0.1, 1, 5, 1e3, 1e6));

TEST(WithContext, AddsTheSourcesAsTheyWereBefore) {
  Matrix x(3, 1);
  x << 1, 10, 100;
  Matrix seen(3, 1);
  seen << 11, 110, 101;
  EXPECT_EQ(withContext(x, {{0, 1}, {1, 2}, {2, 0}}), seen);
}

TEST(WithContext, LetsAWordSeeSeveralOthersAndItself) {
  Matrix x(3, 1);
  x << 1, 10, 100;
  Matrix seen(3, 1);
  seen << 112, 10, 100;
  EXPECT_EQ(withContext(x, {{0, 1}, {0, 2}, {0, 0}}), seen);
}

TEST(WithContext, LeavesXAloneWithoutContext) {
  const Matrix x = Matrix::Constant(2, 2, 5);
  EXPECT_EQ(withContext(x, {}), x);
}

}  // namespace
}  // namespace derslik
