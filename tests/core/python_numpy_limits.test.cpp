#include <gtest/gtest.h>

#include <string>

#include "core/python/run.h"

// Of what is too large for arrays, a run ends soon and in words; nothing is computed
// wrong.

namespace derslik::python {
namespace {

/// How a line of a program ends that may have 64 MB.
std::string endOf(const std::string& line) {
  Host host;
  host.memory = 64 << 20;
  return run("import numpy as np\na = np.arange(6.)\n" + line + "\n", "lesson.py", host)
      .type;
}

TEST(NumpyLimits, SizesBeyondTheBudgetSpendTheMemory) {
  for (const char* line : {"np.zeros(10**12)",
                           "np.ones((10**6, 10**6))",
                           "np.arange(1e15)",
                           "np.arange(10**10)",
                           "np.eye(10**6)",
                           "np.identity(10**5)",
                           "np.tri(10**5)",
                           "np.diag(a, 10**9)",
                           "np.full((2, 10**9), 1.5)",
                           "np.linspace(0, 1, 10**9)",
                           "np.tile(a, 10**9)",
                           "np.tile(a, (10**9, 10**9))",
                           "np.repeat(a, 10**9)",
                           "np.repeat(a, [2**31 - 1] * 6)",
                           "np.pad(a, 2**31 - 1)",
                           "np.indices((10**4,) * 3)",
                           "np.bincount([np.iinfo(np.int64).max])",
                           "np.bincount([1], minlength=10**9)",
                           "np.broadcast_to(1, (2**31 - 1,) * 8)",
                           "a.reshape((2**31 - 1,) * 8)",
                           "np.zeros((0,) + (2**28,) * 7)",
                           "np.zeros((2,) * 5, dtype='U99999')[:, None] + ''",
                           "np.random.default_rng(1).random(10**12)",
                           "np.random.default_rng(1).permutation(10**9)",
                           "np.random.default_rng(1).choice(10**9, 10**8, replace=False)",
                           "np.random.seed(1)\nnp.random.choice(10**9, 3, replace=False)",
                           "b = [a] * 2000\nc = [b] * 2000\nnp.array([c] * 2000)",
                           "np.vander(a, 10**9)",
                           "np.meshgrid(*[np.arange(2000)] * 3)"})
    EXPECT_TRUE(endOf(line) == "memory" || endOf(line) == "unsupported")
        << line << ": " << endOf(line);
}

TEST(NumpyLimits, NumbersBeyond32BitsAreNoSizes) {
  for (const char* line :
       {"a[2**40]", "a[::2**40]", "np.roll(a, 2**40)", "np.triu(a, -2**63)",
        "a.sum(axis=2**32)", "a[[2**32]]", "a[np.int64(2**32)]"})
    EXPECT_NE(endOf(line), "") << line;
  EXPECT_EQ(endOf("assert len(a[-2**62:2**62]) == 6"), "");
  EXPECT_EQ(endOf("assert np.tril(np.ones((2, 2)), 2**31 - 1).sum() == 4"), "");
}

TEST(NumpyLimits, OneOperationIsNotEndless) {
  for (const char* line : {"b = np.zeros(2**20)\nnp.convolve(b, b)",
                           "b = np.zeros(2**20)\nnp.diff(b, 2**20)",
                           "b = np.ones(5000)\nnp.einsum('i,j,k->', b, b, b)",
                           "b = np.zeros(2**20)\nnp.polyval(b, b)"})
    EXPECT_EQ(endOf(line), "unsupported") << line;
}

TEST(NumpyLimits, DeepNestingHasNoShape) {
  EXPECT_EQ(endOf("x = [1]\nfor i in range(10**5):\n    x = [x]\nnp.array([1, x])"),
            "ValueError");
  EXPECT_EQ(endOf("x = [1]\nx.append(x)\nnp.array(x)"), "ValueError");
  EXPECT_EQ(endOf("x = []\nx.append(x)\nnp.array(x)"), "unsupported");
}

TEST(NumpyLimits, ALargeOperationCostsItsSteps) {
  Host host;
  host.steps = 100'000;
  const auto outcome = run(
      "import numpy as np\na = np.zeros(2**22)\nfor i in range(100):\n    a = a + 1\n",
      "lesson.py", host);
  EXPECT_EQ(outcome.type, "steps");
}

TEST(NumpyLimits, RangesWithoutWidthHaveNoHistogram) {
  EXPECT_EQ(endOf("np.histogram([0, 5e-324])"), "unsupported");
  EXPECT_EQ(endOf("np.histogram([-1e308, 1e308])"), "unsupported");
}

TEST(NumpyLimits, ExceptionsKeepSilentOfTheirArguments) {
  const std::string attempt = "\nexcept Exception as error:\n    ";
  EXPECT_EQ(endOf("try:\n    np.arange(3)[:] += .5" + attempt + "str(error)"), "");
  EXPECT_EQ(endOf("b = np.arange(3)\ntry:\n    b += .5" + attempt + "repr(error)"),
            "unsupported");
  EXPECT_EQ(endOf("try:\n    a.sum(2)" + attempt + "error.args"), "unsupported");
  EXPECT_EQ(endOf("try:\n    a.sum(2)" + attempt + "error.axis"), "unsupported");
}

}  // namespace
}  // namespace derslik::python
