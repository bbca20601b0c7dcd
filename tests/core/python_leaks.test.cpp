// What a run has allocated is free again when it is over, however it ends.

#include <gtest/gtest.h>

#include "core/python/run.h"

#ifdef __GLIBC__
#include <malloc.h>

namespace derslik::python {
namespace {

constexpr std::string_view kPrograms[] = {
    // Ends well.
    "squares = {n: [n, str(n), (n,)] for n in range(50)}\nprint(len(squares))\n",
    // Cycles: a list, a dict, an instance, a closure, a class.
    "a = []\na.append(a)\nb = {}\nb[0] = b\nclass N: pass\nn = N()\nn.n = n\nN.last = n\n"
    "def f():\n    def g(): return g\n    return g\nf()\n",
    // Generators that are never finished.
    "def g(n):\n    yield from range(n)\ng(1)\na = g(3)\nnext(a)\nb = (x for x in "
    "a)\nnext(b)\n"
    "c = map(str, b)\nb = a = None\n",
    // Exceptions with contexts, caught and not.
    "def f(n):\n    try:\n        [][n]\n    except IndexError as e:\n        raise "
    "ValueError(n) from e\n"
    "try:\n    f(1)\nexcept ValueError as e:\n    kept = e\nf(2)\n",
    "def f(n): return f(n + 1)\nf(0)\n",
    // Budgets, spent in the middle of a call.
    "def f(): \n    x = [1]\n    while True: x = [x]\nf()\n",
    "x = []\nwhile True: x.append('a' * len(x))\n",
    "sorted(range(50), key=lambda n: [print('long enough', n) for _ in range(9)])\n",
    // What is refused or is no Python.
    "def f(x):\n    for y in [x]: return y ** 99\n[f(x) for x in [1, 2, 3]]\n",
    "def f(:\n    'text'\n",
    "x = f'{1:{2}}' + '''\n",
};

std::size_t allocated() {
  return mallinfo2().uordblks;
}

void runAll() {
  for (const std::string_view program : kPrograms) {
    Host host;
    host.write = [](std::string_view) {};
    host.steps = 2000;
    host.output = 1000;
    host.memory = 1 << 20;
    run(program, "lesson.py", host);
  }
}

TEST(PythonLeaks, TenThousandRunsLeaveTheMemoryFlat) {
  for (int i = 0; i < 10; ++i)
    runAll();
  const std::size_t before = allocated();
  for (std::size_t runs = 0; runs < 10'000; runs += std::size(kPrograms))
    runAll();
  // A single byte for each run would be more.
  EXPECT_LT(allocated(), before + 5'000);
}

}  // namespace
}  // namespace derslik::python

#endif
