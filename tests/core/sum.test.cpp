#include "core/sum.h"

#include <gtest/gtest.h>

#include <vector>

namespace derslik {
namespace {

/// [f"{np.sum(1 / np.arange(1, n + 1))!r}" for n in …], NumPy 1.24
struct Harmonic {
  int n;
  double numpy;
};

class HarmonicSums : public testing::TestWithParam<Harmonic> {};

TEST_P(HarmonicSums, HaveNumPysBits) {
  std::vector<double> terms;
  for (int i = 1; i <= GetParam().n; ++i)
    terms.push_back(1. / i);
  EXPECT_EQ(sum(terms.data(), GetParam().n), GetParam().numpy);
}

INSTANTIATE_TEST_SUITE_P(
    NumPy, HarmonicSums,
    testing::Values(Harmonic{7, 2.5928571428571425}, Harmonic{8, 2.7178571428571425},
                    Harmonic{15, 3.3182289932289937}, Harmonic{64, 4.743890903705769},
                    Harmonic{128, 5.433147092589173}, Harmonic{129, 5.440899030573669},
                    Harmonic{1000, 7.485470860550345}, Harmonic{8192, 9.58819004609531},
                    Harmonic{10000, 9.787606036044384},
                    Harmonic{100000, 12.090146129863433}));

TEST(Sum, OfNothingIsZero) {
  EXPECT_EQ(sum(nullptr, 0), 0);
}

}  // namespace
}  // namespace derslik
