#include <gtest/gtest.h>

#include "core/python/run.h"

namespace derslik::python {
namespace {

struct Result {
  Outcome outcome;
  std::string output;
};

Result runProgram(std::string_view source, Host host = {}) {
  Result result;
  host.write = [&](std::string_view text) { result.output += text; };
  result.outcome = run(source, "lesson.py", host);
  return result;
}

TEST(PythonRun, PrintsWhatPythonPrints) {
  const Result result = runProgram(
      "squares = {n: n ** 2 for n in range(4)}\n"
      "print(squares, sum(squares.values()) / 3, [1, 'a', None])\n");
  EXPECT_EQ(result.outcome.status, 0);
  EXPECT_EQ(result.output, "{0: 0, 1: 1, 2: 4, 3: 9} 4.666666666666667 [1, 'a', None]\n");
}

TEST(PythonRun, ReportsAnExceptionWithItsTraceback) {
  const Result result = runProgram("def half(n):\n    return n / 0\nprint(1)\nhalf(3)\n");
  EXPECT_EQ(result.outcome.status, 1);
  EXPECT_EQ(result.output, "1\n");
  EXPECT_EQ(result.outcome.type, "ZeroDivisionError");
  EXPECT_EQ(result.outcome.line, 2);
  EXPECT_EQ(result.outcome.traceback,
            "Traceback (most recent call last):\n"
            "  File \"lesson.py\", line 4, in <module>\n"
            "    half(3)\n"
            "  File \"lesson.py\", line 2, in half\n"
            "    return n / 0\n"
            "           ~~^~~\n"
            "ZeroDivisionError: division by zero\n");
}

TEST(PythonRun, NothingCatchesARefusal) {
  const Result result = runProgram(
      "try:\n    print(1)\n    x = 2 ** 64\nexcept BaseException:\n    print(2)\n"
      "finally:\n    print(3)\n");
  EXPECT_EQ(result.outcome.status, 3);
  EXPECT_EQ(result.outcome.type, "unsupported");
  EXPECT_EQ(result.outcome.message, "integers beyond 64 bits");
  EXPECT_EQ(result.outcome.line, 3);
  EXPECT_EQ(result.output, "1\n");
}

TEST(PythonRun, RefusesTheOrderOfASetOfTexts) {
  EXPECT_EQ(runProgram("print(sorted({'b', 'a'}), len({'a'}), 'a' in {'a'})").output,
            "['a', 'b'] 1 True\n");
  EXPECT_EQ(runProgram("print({'b', 'a'})").outcome.status, 3);
  EXPECT_EQ(runProgram("print({10, 5, 100, 17, 33})").output, "{33, 17, 100, 5, 10}\n");
}

TEST(PythonRun, EndsWhenABudgetIsSpent) {
  Host host;
  host.steps = 10000;
  EXPECT_EQ(runProgram("print(1)\nwhile True: pass", host).outcome.type, "steps");
  host = {};
  host.memory = 10 << 20;
  EXPECT_EQ(runProgram("x = [0] * 10 ** 9", host).outcome.type, "memory");
  EXPECT_EQ(runProgram("x = []\nwhile True: x.append(len(x))", host).outcome.type,
            "memory");
  host = {};
  host.output = 10;
  const Result result = runProgram("while True: print('abc')", host);
  EXPECT_EQ(result.outcome.type, "output");
  EXPECT_EQ(result.output, "abc\nabc\nab");
  double now = 0;
  host = {};
  host.seconds = [&] { return now += 1; };
  host.time = 3;
  EXPECT_EQ(runProgram("while True: pass", host).outcome.type, "time");
}

TEST(PythonRun, RecursesAsDeepAsPython) {
  EXPECT_EQ(runProgram("def f(n): return n and 1 + f(n - 1)\nprint(f(900))").output,
            "900\n");
  const Result result = runProgram("def f(n): return f(n + 1)\nf(0)");
  EXPECT_EQ(result.outcome.message, "RecursionError: maximum recursion depth exceeded");
  EXPECT_NE(result.outcome.traceback.find("[Previous line repeated 996 more times]"),
            std::string::npos);
}

TEST(PythonRun, FreesCyclesAndLongChains) {
  EXPECT_EQ(runProgram("a = []\na.append(a)\nclass N: pass\nn = N()\nn.n = n\n"
                       "chain = None\nfor i in range(100000): chain = (i, chain)\n"
                       "chain = None\nprint('freed')")
                .output,
            "freed\n");
}

TEST(PythonRun, CopiesNumbersAndTextsOfTheModule) {
  Host host;
  host.arrays = {"a", "b", "c", "d", "e", "words", "pair", "mixed", "many", "long", "no"};
  const Outcome outcome =
      runProgram(
          "import numpy as np\na, b, c = 2, 0.5, True\nd = np.float32(0.1)\n"
          "e = np.array(7)\nno = 'text'\nwords = ['a\\n', 'ş']\npair = ('x', '')\n"
          "mixed = ['a', 1]\nmany = ['a'] * 65\nlong = ['a' * 65536, 'b']\n1 / 0\n",
          host)
          .outcome;
  EXPECT_EQ(outcome.status, 1);
  ASSERT_EQ(outcome.arrays.size(), 5u);
  for (const auto& [name, array] : outcome.arrays)
    EXPECT_TRUE(array.shape.empty()) << name;
  EXPECT_EQ(outcome.arrays.at("a").elements, std::vector<double>{2});
  EXPECT_EQ(outcome.arrays.at("b").elements, std::vector<double>{0.5});
  EXPECT_EQ(outcome.arrays.at("c").elements, std::vector<double>{1});
  EXPECT_EQ(outcome.arrays.at("d").elements, std::vector<double>{0.1f});
  EXPECT_EQ(outcome.arrays.at("e").elements, std::vector<double>{7});
  const std::map<std::string, std::vector<std::string>> texts = {{"pair", {"x", ""}},
                                                                 {"words", {"a\n", "ş"}}};
  EXPECT_EQ(outcome.texts, texts);
}

}  // namespace
}  // namespace derslik::python
