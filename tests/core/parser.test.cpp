#include "core/python/parser.h"

#include <gtest/gtest.h>

#include <string>

#include "tests/core/ast_dump.h"

namespace derslik::python {
namespace {

std::string dumped(std::string_view source) {
  return dump(parse(source, "lesson.py"));
}

std::string refusal(std::string_view source) {
  try {
    parse(source, "lesson.py");
  } catch (const UnsupportedAt& refused) {
    return refused.message;
  }
  return "";
}

// What ast.dump(ast.parse(source)) says, but for the marks that every node of a kind has,
// and with floats in bits.

TEST(Parser, Assignments) {
  EXPECT_EQ(dumped("x = y = 1"),
            "Module(body=[Assign(targets=[Name(id='x'), Name(id='y')], "
            "value=Constant(value=1))])");
  EXPECT_EQ(dumped("a, *b = c"),
            "Module(body=[Assign(targets=[Tuple(elts=[Name(id='a'), "
            "Starred(value=Name(id='b'))])], value=Name(id='c'))])");
  EXPECT_EQ(
      dumped("x += 1\ny //= 2\nz **= 3\nm @= n"),
      "Module(body=[AugAssign(target=Name(id='x'), op=Add(), value=Constant(value=1)), "
      "AugAssign(target=Name(id='y'), op=FloorDiv(), value=Constant(value=2)), "
      "AugAssign(target=Name(id='z'), op=Pow(), value=Constant(value=3)), "
      "AugAssign(target=Name(id='m'), op=MatMult(), value=Name(id='n'))])");
  EXPECT_EQ(dumped("x: int = 1\ny.z: float"),
            "Module(body=[AnnAssign(target=Name(id='x'), annotation=Name(id='int'), "
            "value=Constant(value=1)), AnnAssign(target=Attribute(value=Name(id='y'), "
            "attr='z'), annotation=Name(id='float'))])");
  EXPECT_EQ(dumped("(a) = [b, (c, d)] = e"),
            "Module(body=[Assign(targets=[Name(id='a'), List(elts=[Name(id='b'), "
            "Tuple(elts=[Name(id='c'), Name(id='d')])])], value=Name(id='e'))])");
  EXPECT_EQ(dumped("x[1], y.z = 2, 3"),
            "Module(body=[Assign(targets=[Tuple(elts=[Subscript(value=Name(id='x'), "
            "slice=Constant(value=1)), Attribute(value=Name(id='y'), attr='z')])], "
            "value=Tuple(elts=[Constant(value=2), Constant(value=3)]))])");
}

TEST(Parser, Operators) {
  EXPECT_EQ(dumped("1 + 2 * 3 ** -4"),
            "Module(body=[Expr(value=BinOp(left=Constant(value=1), op=Add(), "
            "right=BinOp(left=Constant(value=2), op=Mult(), "
            "right=BinOp(left=Constant(value=3), op=Pow(), right=UnaryOp(op=USub(), "
            "operand=Constant(value=4))))))])");
  EXPECT_EQ(
      dumped("-2 ** 2"),
      "Module(body=[Expr(value=UnaryOp(op=USub(), operand=BinOp(left=Constant(value=2), "
      "op=Pow(), right=Constant(value=2))))])");
  EXPECT_EQ(
      dumped("a or b and not c"),
      "Module(body=[Expr(value=BoolOp(op=Or(), values=[Name(id='a'), BoolOp(op=And(), "
      "values=[Name(id='b'), UnaryOp(op=Not(), operand=Name(id='c'))])]))])");
  EXPECT_EQ(dumped("a < b <= c != d is not e not in f"),
            "Module(body=[Expr(value=Compare(left=Name(id='a'), ops=[Lt(), LtE(), "
            "NotEq(), IsNot(), NotIn()], comparators=[Name(id='b'), Name(id='c'), "
            "Name(id='d'), Name(id='e'), Name(id='f')]))])");
  EXPECT_EQ(dumped("a | b ^ c & d << e + f % g"),
            "Module(body=[Expr(value=BinOp(left=Name(id='a'), op=BitOr(), "
            "right=BinOp(left=Name(id='b'), op=BitXor(), right=BinOp(left=Name(id='c'), "
            "op=BitAnd(), right=BinOp(left=Name(id='d'), op=LShift(), "
            "right=BinOp(left=Name(id='e'), op=Add(), right=BinOp(left=Name(id='f'), "
            "op=Mod(), right=Name(id='g'))))))))])");
  EXPECT_EQ(dumped("~x @ y // z"),
            "Module(body=[Expr(value=BinOp(left=BinOp(left=UnaryOp(op=Invert(), "
            "operand=Name(id='x')), op=MatMult(), right=Name(id='y')), op=FloorDiv(), "
            "right=Name(id='z')))])");
  EXPECT_EQ(
      dumped("a if b else c if d else e"),
      "Module(body=[Expr(value=IfExp(test=Name(id='b'), body=Name(id='a'), "
      "orelse=IfExp(test=Name(id='d'), body=Name(id='c'), orelse=Name(id='e'))))])");
  EXPECT_EQ(dumped("(x := 5) + 1"),
            "Module(body=[Expr(value=BinOp(left=NamedExpr(target='x', "
            "value=Constant(value=5)), op=Add(), right=Constant(value=1)))])");
}

TEST(Parser, Literals) {
  EXPECT_EQ(
      dumped("1_000, 0xFF, 0o17, 0b101, 00"),
      "Module(body=[Expr(value=Tuple(elts=[Constant(value=1000), Constant(value=255), "
      "Constant(value=15), Constant(value=5), Constant(value=0)]))])");
  EXPECT_EQ(
      dumped("1.5, .5, 5., 1e3, 1_0.0_1e-2"),
      "Module(body=[Expr(value=Tuple(elts=[Constant(value=0x3ff8000000000000), "
      "Constant(value=0x3fe0000000000000), Constant(value=0x4014000000000000), "
      "Constant(value=0x408f400000000000), Constant(value=0x3fb9a027525460aa)]))])");
  EXPECT_EQ(dumped("-9223372036854775808"),
            "Module(body=[Expr(value=Constant(value=-9223372036854775808))])");
  EXPECT_EQ(dumped("True, False, None, ..."),
            "Module(body=[Expr(value=Tuple(elts=[Constant(value=True), "
            "Constant(value=False), Constant(value=None), Constant(value=Ellipsis)]))])");
  EXPECT_EQ(dumped("'a' \"b\" '''c\nd'''"),
            "Module(body=[Expr(value=Constant(value='abc\\A;d'))])");
  EXPECT_EQ(dumped("'\\x41\\u011f\\U0001F600\\101\\n\\q\\\n'"),
            "Module(body=[Expr(value=Constant(value='A\\11F;\\1F600;A\\A;\\5C;q'))])");
  EXPECT_EQ(dumped("r'\\n' u'ş'"),
            "Module(body=[Expr(value=Constant(value='\\5C;n\\15F;'))])");
  EXPECT_EQ(
      dumped("[], (), {}, [1,], (1,), {1}, {1: 2, **a}"),
      "Module(body=[Expr(value=Tuple(elts=[List(elts=[]), Tuple(elts=[]), Dict(keys=[], "
      "values=[]), List(elts=[Constant(value=1)]), Tuple(elts=[Constant(value=1)]), "
      "Set(elts=[Constant(value=1)]), Dict(keys=[Constant(value=1), None], "
      "values=[Constant(value=2), Name(id='a')])]))])");
}

TEST(Parser, FStrings) {
  EXPECT_EQ(dumped("f'{x}'"),
            "Module(body=[Expr(value=JoinedStr(values=[FormattedValue(value=Name(id='x'),"
            " conversion=-1)]))])");
  EXPECT_EQ(
      dumped("f'a{x!r:>{w}.{p}}b{{}}'"),
      "Module(body=[Expr(value=JoinedStr(values=[Constant(value='a'), "
      "FormattedValue(value=Name(id='x'), conversion=114, "
      "format_spec=JoinedStr(values=[Constant(value='>'), "
      "FormattedValue(value=Name(id='w'), conversion=-1), Constant(value='.'), "
      "FormattedValue(value=Name(id='p'), conversion=-1)])), Constant(value='b{}')]))])");
  EXPECT_EQ(dumped("f'{x=}' '{y}' f'{z = :3}'"),
            "Module(body=[Expr(value=JoinedStr(values=[Constant(value='x='), "
            "FormattedValue(value=Name(id='x'), conversion=114), "
            "Constant(value='{y}z\\20;=\\20;'), FormattedValue(value=Name(id='z'), "
            "conversion=-1, format_spec=JoinedStr(values=[Constant(value='3')]))]))])");
  EXPECT_EQ(
      dumped("f'{a[\"k\"]}{(lambda: 1)()}{x != y}'"),
      "Module(body=[Expr(value=JoinedStr(values=[FormattedValue(value=Subscript(value="
      "Name(id='a'), slice=Constant(value='k')), conversion=-1), "
      "FormattedValue(value=Call(func=Lambda(args=arguments(posonlyargs=[], args=[], "
      "kwonlyargs=[], kw_defaults=[], defaults=[]), body=Constant(value=1)), args=[], "
      "keywords=[]), conversion=-1), FormattedValue(value=Compare(left=Name(id='x'), "
      "ops=[NotEq()], comparators=[Name(id='y')]), conversion=-1)]))])");
  EXPECT_EQ(dumped("f''"), "Module(body=[Expr(value=JoinedStr(values=[]))])");
  EXPECT_EQ(
      dumped("rf'\\d{x}\\n'"),
      "Module(body=[Expr(value=JoinedStr(values=[Constant(value='\\5C;d'), "
      "FormattedValue(value=Name(id='x'), conversion=-1), Constant(value='\\5C;n')]))])");
}

TEST(Parser, Calls) {
  EXPECT_EQ(dumped("f(a, *b, c=1, **d)"),
            "Module(body=[Expr(value=Call(func=Name(id='f'), args=[Name(id='a'), "
            "*Name(id='b')], keywords=[keyword(arg='c', value=Constant(value=1)), "
            "keyword(value=Name(id='d'))]))])");
  EXPECT_EQ(dumped("f(x for x in y)"),
            "Module(body=[Expr(value=Call(func=Name(id='f'), "
            "args=[GeneratorExp(elt=Name(id='x'), "
            "generators=[comprehension(target=Name(id='x'), iter=Name(id='y'), "
            "ifs=[])])], keywords=[]))])");
  EXPECT_EQ(dumped("a.b(c)[d](e)"),
            "Module(body=[Expr(value=Call(func=Subscript(value=Call(func=Attribute(value="
            "Name(id='a'), attr='b'), args=[Name(id='c')], keywords=[]), "
            "slice=Name(id='d')), args=[Name(id='e')], keywords=[]))])");
  EXPECT_EQ(dumped("x[1:2, ::3, ...]"),
            "Module(body=[Expr(value=Subscript(value=Name(id='x'), "
            "slice=Tuple(elts=[Slice(lower=Constant(value=1), upper=Constant(value=2)), "
            "Slice(step=Constant(value=3)), Constant(value=Ellipsis)])))])");
  EXPECT_EQ(dumped("x[:]"),
            "Module(body=[Expr(value=Subscript(value=Name(id='x'), slice=Slice()))])");
  EXPECT_EQ(dumped("x[a, *b]"),
            "Module(body=[Expr(value=Subscript(value=Name(id='x'), "
            "slice=Tuple(elts=[Name(id='a'), Starred(value=Name(id='b'))])))])");
}

TEST(Parser, Comprehensions) {
  EXPECT_EQ(
      dumped("[x for x in y if z if w for a, b in c]"),
      "Module(body=[Expr(value=ListComp(elt=Name(id='x'), "
      "generators=[comprehension(target=Name(id='x'), iter=Name(id='y'), "
      "ifs=[Name(id='z'), Name(id='w')]), comprehension(target=Tuple(elts=[Name(id='a'), "
      "Name(id='b')]), iter=Name(id='c'), ifs=[])]))])");
  EXPECT_EQ(dumped("{k: v for k, v in d}"),
            "Module(body=[Expr(value=DictComp(key=Name(id='k'), value=Name(id='v'), "
            "generators=[comprehension(target=Tuple(elts=[Name(id='k'), Name(id='v')]), "
            "iter=Name(id='d'), ifs=[])]))])");
  EXPECT_EQ(
      dumped("{x for x in y}"),
      "Module(body=[Expr(value=SetComp(elt=Name(id='x'), "
      "generators=[comprehension(target=Name(id='x'), iter=Name(id='y'), ifs=[])]))])");
  EXPECT_EQ(
      dumped("(x for x in y)"),
      "Module(body=[Expr(value=GeneratorExp(elt=Name(id='x'), "
      "generators=[comprehension(target=Name(id='x'), iter=Name(id='y'), ifs=[])]))])");
}

TEST(Parser, Functions) {
  EXPECT_EQ(
      dumped("def f(a, b=1, /, c=2, *d, e, f=3, **g) -> int:\n  'doc'\n  return a"),
      "Module(body=[FunctionDef(name='f', args=arguments(posonlyargs=[arg(arg='a'), "
      "arg(arg='b')], args=[arg(arg='c')], vararg=arg(arg='d'), "
      "kwonlyargs=[arg(arg='e'), arg(arg='f')], kw_defaults=[None, Constant(value=3)], "
      "kwarg=arg(arg='g'), defaults=[Constant(value=1), Constant(value=2)]), "
      "body=[Expr(value=Constant(value='doc')), Return(value=Name(id='a'))], "
      "decorator_list=[], returns=Name(id='int'))])");
  EXPECT_EQ(dumped("lambda x, *y, z=1, **w: x"),
            "Module(body=[Expr(value=Lambda(args=arguments(posonlyargs=[], "
            "args=[arg(arg='x')], vararg=arg(arg='y'), kwonlyargs=[arg(arg='z')], "
            "kw_defaults=[Constant(value=1)], kwarg=arg(arg='w'), defaults=[]), "
            "body=Name(id='x')))])");
  EXPECT_EQ(dumped("@d\n@e(1)\ndef f(x: int = 1, *, y): yield x\n"),
            "Module(body=[FunctionDef(name='f', args=arguments(posonlyargs=[], "
            "args=[arg(arg='x', annotation=Name(id='int'))], kwonlyargs=[arg(arg='y')], "
            "kw_defaults=[None], defaults=[Constant(value=1)]), "
            "body=[Expr(value=Yield(value=Name(id='x')))], decorator_list=[Name(id='d'), "
            "Call(func=Name(id='e'), args=[Constant(value=1)], keywords=[])])])");
  EXPECT_EQ(dumped("def f():\n  yield\n  x = yield from y"),
            "Module(body=[FunctionDef(name='f', args=arguments(posonlyargs=[], args=[], "
            "kwonlyargs=[], kw_defaults=[], defaults=[]), body=[Expr(value=Yield()), "
            "Assign(targets=[Name(id='x')], value=YieldFrom(value=Name(id='y')))], "
            "decorator_list=[])])");
}

TEST(Parser, Statements) {
  EXPECT_EQ(dumped("if a:\n  b\nelif c:\n  d\nelse:\n  e"),
            "Module(body=[If(test=Name(id='a'), body=[Expr(value=Name(id='b'))], "
            "orelse=[If(test=Name(id='c'), body=[Expr(value=Name(id='d'))], "
            "orelse=[Expr(value=Name(id='e'))])])])");
  EXPECT_EQ(dumped("while a: break\nelse: pass"),
            "Module(body=[While(test=Name(id='a'), body=[Break()], orelse=[Pass()])])");
  EXPECT_EQ(dumped("for a, b in c:\n  continue\nelse:\n  d"),
            "Module(body=[For(target=Tuple(elts=[Name(id='a'), Name(id='b')]), "
            "iter=Name(id='c'), body=[Continue()], orelse=[Expr(value=Name(id='d'))])])");
  EXPECT_EQ(
      dumped("try:\n  a\nexcept B as c:\n  d\nexcept:\n  e\nelse:\n  f\nfinally:\n  g"),
      "Module(body=[Try(body=[Expr(value=Name(id='a'))], "
      "handlers=[ExceptHandler(type=Name(id='B'), name='c', "
      "body=[Expr(value=Name(id='d'))]), "
      "ExceptHandler(body=[Expr(value=Name(id='e'))])], "
      "orelse=[Expr(value=Name(id='f'))], finalbody=[Expr(value=Name(id='g'))])])");
  EXPECT_EQ(dumped("with a as b, c: d"),
            "Module(body=[With(items=[withitem(context_expr=Name(id='a'), "
            "optional_vars=Name(id='b')), withitem(context_expr=Name(id='c'))], "
            "body=[Expr(value=Name(id='d'))])])");
  EXPECT_EQ(dumped("with (a as b, c as d):\n  e"),
            "Module(body=[With(items=[withitem(context_expr=Name(id='a'), "
            "optional_vars=Name(id='b')), withitem(context_expr=Name(id='c'), "
            "optional_vars=Name(id='d'))], body=[Expr(value=Name(id='e'))])])");
  EXPECT_EQ(dumped("with (a, b): c"),
            "Module(body=[With(items=[withitem(context_expr=Name(id='a')), "
            "withitem(context_expr=Name(id='b'))], body=[Expr(value=Name(id='c'))])])");
  EXPECT_EQ(dumped("class C(A, metaclass=M):\n  x = 1"),
            "Module(body=[ClassDef(name='C', bases=[Name(id='A')], "
            "keywords=[keyword(arg='metaclass', value=Name(id='M'))], "
            "body=[Assign(targets=[Name(id='x')], value=Constant(value=1))], "
            "decorator_list=[])])");
  EXPECT_EQ(
      dumped("import a.b as c, d\nfrom e import (f as g, h,)\nfrom i import *"),
      "Module(body=[Import(names=[alias(name='a.b', asname='c'), alias(name='d')]), "
      "ImportFrom(module='e', names=[alias(name='f', asname='g'), alias(name='h')]), "
      "ImportFrom(module='i', names=[alias(name='*')])])");
  EXPECT_EQ(dumped("del a, b[0], (c.d,)"),
            "Module(body=[Delete(targets=[Name(id='a'), Subscript(value=Name(id='b'), "
            "slice=Constant(value=0)), Tuple(elts=[Attribute(value=Name(id='c'), "
            "attr='d')])])])");
  EXPECT_EQ(dumped("assert a, b\nraise A from b\nraise"),
            "Module(body=[Assert(test=Name(id='a'), msg=Name(id='b')), "
            "Raise(exc=Name(id='A'), cause=Name(id='b')), Raise()])");
  EXPECT_EQ(dumped("global a, b"), "Module(body=[Global(names=['a', 'b'])])");
  EXPECT_EQ(dumped("a; b; c;"),
            "Module(body=[Expr(value=Name(id='a')), Expr(value=Name(id='b')), "
            "Expr(value=Name(id='c'))])");
}

TEST(Parser, KnowsWhereThingsStand) {
  EXPECT_EQ(dump(parse("x = (a + b)*f(c, d=1)\nif x:\n  y = [1,\n       2]\n", ""), true),
            "Module(body=[Assign(targets=[Name(id='x')@1:0-1:1], "
            "value=BinOp(left=BinOp(left=Name(id='a')@1:5-1:6, op=Add(), "
            "right=Name(id='b')@1:9-1:10)@1:5-1:10, op=Mult(), "
            "right=Call(func=Name(id='f')@1:12-1:13, args=[Name(id='c')@1:14-1:15], "
            "keywords=[keyword(arg='d', "
            "value=Constant(value=1)@1:19-1:20)])@1:12-1:21)@1:4-1:21)@1:0-1:21, "
            "If(test=Name(id='x')@2:3-2:4, body=[Assign(targets=[Name(id='y')@3:2-3:3], "
            "value=List(elts=[Constant(value=1)@3:7-3:8, "
            "Constant(value=2)@4:7-4:8])@3:6-4:9)@3:2-4:9], orelse=[])@2:0-4:9])");
  EXPECT_EQ(dump(parse("ş = 'ığ' + f'é{x + 1}'", ""), true),
            "Module(body=[Assign(targets=[Name(id='\\15F;')@1:0-1:1], "
            "value=BinOp(left=Constant(value='\\131;\\11F;')@1:4-1:8, op=Add(), "
            "right=JoinedStr(values=[Constant(value='\\E9;'), "
            "FormattedValue(value=BinOp(left=Name(id='x')@1:15-1:16, op=Add(), "
            "right=Constant(value=1)@1:19-1:20)@1:15-1:20, "
            "conversion=-1)])@1:11-1:22)@1:4-1:22)@1:0-1:22])");
}

TEST(Parser, ReadsEveryEndOfLine) {
  EXPECT_EQ(dumped("\xEF\xBB\xBFif a:\r\n\tb\r\n\r# c\rd"), dumped("if a:\n\tb\n\nd\n"));
  EXPECT_EQ(dumped("a = (1,  # one\n  2)\n\f\nb = \\\n 3"), dumped("a = (1, 2)\nb = 3"));
  EXPECT_EQ(dumped(""), "Module(body=[])");
}

TEST(Parser, ManglesPrivateNames) {
  EXPECT_EQ(dumped("class _A:\n  def f(self): return self.__x.__y__, f'{__z}'"),
            dumped("class _A:\n  def f(self): return self._A__x.__y__, f'{_A__z}'"));
}

TEST(Parser, RefusesWhatTheLanguageLeavesOut) {
  EXPECT_EQ(refusal("x = 9223372036854775808"), "integers beyond 64 bits");
  EXPECT_EQ(refusal("x = -9223372036854775808 ** 2"), "integers beyond 64 bits");
  EXPECT_EQ(refusal("x = 1j"), "complex numbers");
  EXPECT_EQ(refusal("x = b'a'"), "bytes");
  EXPECT_EQ(refusal("x = '\\N{DASH}'"), "characters by name (\\N{…})");
  EXPECT_EQ(refusal("match x:\n  case 1: pass"), "match statements");
  EXPECT_EQ(refusal("async def f(): pass"), "async");
  EXPECT_EQ(refusal("from . import x"), "relative imports");
  EXPECT_EQ(refusal("x = ª"), "the character U+00AA in a name");
  EXPECT_EQ(refusal("# coding: latin-1\n"), "the encoding latin-1");
  EXPECT_EQ(refusal("x = '\xFF'"), "text that is not UTF-8");
}

TEST(Parser, RefusesWhatIsTooDeep) {
  const auto repeated = [](std::string_view text, int times) {
    std::string result;
    for (int i = 0; i < times; ++i)
      result += text;
    return result;
  };
  const std::string deep = "source nested deeper than 300 levels";
  EXPECT_EQ(refusal(repeated("-", 100000) + "1"), deep);
  EXPECT_EQ(refusal(repeated("not ", 100000) + "1"), deep);
  EXPECT_EQ(refusal("1" + repeated("+1", 100000)), deep);
  EXPECT_EQ(refusal("a" + repeated(".b", 100000)), deep);
  EXPECT_EQ(refusal(repeated("lambda: ", 100000) + "1"), deep);
  EXPECT_EQ(refusal("if a: b\n" + repeated("elif a: b\n", 1000)), deep);
  EXPECT_EQ(dumped(repeated("(", 200) + "1" + repeated(")", 200)), dumped("1"));
  EXPECT_NO_THROW(parse("1" + repeated(" < 1", 10000), ""));
  EXPECT_NO_THROW(parse("1" + repeated("+1", 250), ""));
}

}  // namespace
}  // namespace derslik::python
