#include "core/attention/trace.h"

#include <gtest/gtest.h>

#include "core/error.h"

namespace derslik {
namespace {

TEST(Trace, OfTwoWordsIsTheseTwelveSteps) {
  const std::vector<Step> steps{
      {Phase::Score, 0, 0},         {Phase::Score, 0, 1},
      {Phase::Score, 1, 0},         {Phase::Score, 1, 1},
      {Phase::Scale, 0, -1},        {Phase::Scale, 1, -1},
      {Phase::Exponentiate, 0, -1}, {Phase::Exponentiate, 1, -1},
      {Phase::Normalise, 0, -1},    {Phase::Normalise, 1, -1},
      {Phase::Mix, 0, -1},          {Phase::Mix, 1, -1},
  };
  EXPECT_EQ(trace(2), steps);
}

TEST(Trace, OfSixWordsHasSixtySteps) {
  const std::vector<Step> steps = trace(6);
  ASSERT_EQ(steps.size(), 60u);
  EXPECT_EQ(steps[16], (Step{Phase::Score, 2, 4}));
  EXPECT_EQ(steps[35], (Step{Phase::Score, 5, 5}));
  EXPECT_EQ(steps[36], (Step{Phase::Scale, 0, -1}));
  EXPECT_EQ(steps[59], (Step{Phase::Mix, 5, -1}));
}

TEST(Trace, NumbersThePhasesAsTheContractDoes) {
  EXPECT_EQ(static_cast<int>(Phase::Score), 0);
  EXPECT_EQ(static_cast<int>(Phase::Scale), 1);
  EXPECT_EQ(static_cast<int>(Phase::Exponentiate), 2);
  EXPECT_EQ(static_cast<int>(Phase::Normalise), 3);
  EXPECT_EQ(static_cast<int>(Phase::Mix), 4);
}

TEST(Trace, AcceptsOneAndSixtyFourWords) {
  EXPECT_EQ(trace(1).size(), 5u);
  EXPECT_EQ(trace(64).size(), 64u * 64 + 4 * 64);
}

void expectRefusal(Index words, const char* code, const char* actual) {
  try {
    trace(words);
    FAIL() << "accepted";
  } catch (const Error& error) {
    EXPECT_EQ(error.code, code);
    EXPECT_EQ(error.field, "n");
    EXPECT_EQ(error.expected, "1 to 64 words");
    EXPECT_EQ(error.actual, actual);
  }
}

TEST(Trace, RefusesOtherNumbersOfWords) {
  expectRefusal(0, "empty", "no words");
  expectRefusal(-1, "size", "-1 words");
  expectRefusal(65, "size", "65 words");
}

}  // namespace
}  // namespace derslik
