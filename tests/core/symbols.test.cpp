#include "core/python/symbols.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/python/parser.h"

namespace derslik::python {
namespace {

/// A program with its scopes, found by name.
struct Program {
  explicit Program(const char* source)
      : module(parse(source, "lesson.py")), symbols(analyse(module)) {}

  const Scope& scope(std::string_view name) const {
    const auto& all = symbols.all();
    return **std::find_if(all.begin(), all.end(),
                          [&](const auto& scope) { return scope->name == name; });
  }

  Module module;
  Symbols symbols;
};

using Names = std::vector<std::string>;

TEST(Symbols, OfAFunctionAreItsParametersAndWhatItBinds) {
  const Program program(
      "def f(a, /, b, *c, d, **e):\n"
      "  import g.h\n"
      "  for i, j in k: l = m\n"
      "  global n\n"
      "  n = 1\n");
  const Scope& f = program.scope("f");
  EXPECT_EQ(f.locals, (Names{"a", "b", "d", "c", "e", "g", "i", "j", "l"}));
  EXPECT_EQ(f.placeOf("a"), Place::Local);
  EXPECT_EQ(f.placeOf("m"), Place::Global);
  EXPECT_EQ(f.placeOf("n"), Place::Global);
  EXPECT_EQ(program.symbols.module().placeOf("f"), Place::Global);
}

TEST(Symbols, OfAClosureAreCellsAndFree) {
  const Program program(
      "def outer():\n"
      "  x = y = 1\n"
      "  def middle():\n"
      "    def inner():\n"
      "      nonlocal x\n"
      "      x += 1\n"
      "      return [y for _ in x]\n");
  EXPECT_EQ(program.scope("outer").cells, (Names{"x", "y"}));
  EXPECT_EQ(program.scope("middle").free, (Names{"x", "y"}));
  EXPECT_EQ(program.scope("inner").placeOf("x"), Place::Free);
  EXPECT_EQ(program.scope("<listcomp>").free, (Names{"y"}));
}

TEST(Symbols, OfAClassAreHiddenFromItsMethods) {
  const Program program(
      "def f():\n"
      "  x = 1\n"
      "  class C:\n"
      "    x = 2\n"
      "    def m(self): return x, super().__init__\n");
  EXPECT_EQ(program.scope("C").placeOf("x"), Place::Local);
  EXPECT_EQ(program.scope("C").free, (Names{"x"}));
  EXPECT_TRUE(program.scope("C").needsClassCell);
  EXPECT_EQ(program.scope("m").free, (Names{"__class__", "x"}));
}

TEST(Symbols, WalrusInAComprehensionBindsOutside) {
  const Program program("def f(): return [last := x for x in y]");
  EXPECT_EQ(program.scope("f").cells, (Names{"last"}));
  EXPECT_EQ(program.scope("<listcomp>").placeOf("last"), Place::Free);
  EXPECT_EQ(Program("[last := x for x in y]").scope("<listcomp>").placeOf("last"),
            Place::Global);
}

TEST(Symbols, TellGenerators) {
  const Program program("def f(): yield 1\ndef g(): return (x for x in y)");
  EXPECT_TRUE(program.scope("f").isGenerator);
  EXPECT_FALSE(program.scope("g").isGenerator);
  EXPECT_TRUE(program.scope("<genexpr>").isGenerator);
}

}  // namespace
}  // namespace derslik::python
