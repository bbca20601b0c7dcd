"""Expressions that are int, float or bool."""

from . import literals
from .expressions import SCALARS, makes


def nonzero(g, type, scope, depth):
    """A divisor that is seldom 0."""
    if g.choose.chance(0.6):
        return g.choose.choice(["2", "3", "7", "-3", "10"] if type == "int" else ["2.0", "0.5", "-3.0", "7", "0.1"])
    return f"({g.of(type, scope, depth)} or {g.choose.choice(['1', '3', '-2'])})"


def reduced(g, product):
    """Keeps what grows within 64 bits."""
    return f"{product} % {g.choose.choice(['7', '97', '1009', '10007'])}"


@makes("int", 10)
def integer(g, type, scope, depth):
    return g.literal("int")


@makes("int", 14)
def arithmetic(g, type, scope, depth):
    a, b = g.of("int", scope, depth), g.of("int", scope, depth)
    op = g.choose.pick({"+": 6, "-": 6, "*": 4, "//": 3, "%": 3, "&": 1, "|": 1, "^": 1})
    if op in ("//", "%"):
        return f"({a} {op} {nonzero(g, 'int', scope, depth)})"
    if op == "*":
        return f"({reduced(g, f'({a} * {b})')})" if g.choose.chance(0.6) else f"({a} * {literals.small(g.choose)})"
    return f"({a} {op} {b})"


@makes("int", 4)
def signs(g, type, scope, depth):
    a = g.of("int", scope, depth)
    return g.choose.choice([f"(-{a})", f"(~{a})", f"(+{a})", f"abs({a})", f"(not {a})", f"(-{a} % 5)"])


@makes("int", 3)
def powers(g, type, scope, depth):
    a = g.of("int", scope, depth)
    k = literals.small(g.choose, 0, 5)
    return g.choose.choice(
        [f"(({a} % 10) ** {k})", f"(-{k} ** 2)", f"pow({a}, {k}, 1009)", f"({a} % 64 << {k})", f"({a} >> {k})"]
    )


@makes("int", 6)
def measures(g, type, scope, depth):
    kind = g.choose.choice(["str", ("list", g.any_type(1)), ("dict", "str", "int"), ("set", "int")])
    value = g.of(kind, scope, depth)
    ways = [f"len({value})", f"len({value})"]
    if kind == "str":
        part = g.of("str", scope, 0)
        method = g.choose.choice(["find", "count", "rfind", "index"])
        ways += [f"{value}.{method}({part})", f"ord({value}[0])", f"len({value}.split())"]
    elif kind[0] == "list":
        ways += [f"{value}.count({g.of(kind[1], scope, 0)})", f"{value}.index({g.of(kind[1], scope, 0)})"]
    return g.choose.choice(ways)


@makes("int", 5)
def sums(g, type, scope, depth):
    return g.choose.choice(
        [
            lambda: f"sum({g.of(('list', 'int'), scope, depth)})",
            lambda: f"sum({g.comprehension(lambda s: g.of('int', s, depth), scope, depth)})",
            lambda: f"sum(1 for x in {g.of(('list', 'int'), scope, depth)} if x > {literals.small(g.choose)})",
            lambda: f"max({g.of(('list', 'int'), scope, depth)}, default={g.of('int', scope, 0)})",
            lambda: f"min({g.of('int', scope, depth)}, {g.of('int', scope, depth)}, {g.of('int', scope, 0)})",
        ]
    )()


@makes("int", 3)
def conversions(g, type, scope, depth):
    return g.choose.choice(
        [
            lambda: f"int({g.of('float', scope, depth)})",
            lambda: f"round({g.of('float', scope, depth)})",
            lambda: f"int(str({g.of('int', scope, depth)}))",
            lambda: f"int({g.of('str', scope, depth)})",
            lambda: f"int({g.of('bool', scope, depth)})",
            lambda: f"int('{literals.small(g.choose, 0, 77)}', {g.choose.choice(['8', '16', '10', '36'])})",
            lambda: f"{g.of('bool', scope, depth)}",
            lambda: f"divmod({g.of('int', scope, depth)}, {nonzero(g, 'int', scope, depth)})[{literals.small(g.choose, 0, 1)}]",
            lambda: f"({g.of('int', scope, depth)}).bit_length()",
            lambda: f"round({g.of('int', scope, depth)}, {literals.small(g.choose, -3, 1)})",
        ]
    )()


@makes("int", 2)
def from_modules(g, type, scope, depth):
    a, b = g.of("int", scope, depth), g.of("int", scope, depth)
    return g.choose.choice(
        [
            f"math.gcd({a}, {b})",
            f"math.factorial({literals.small(g.choose, 0, 15)})",
            f"math.isqrt(abs({a}))",
            f"math.comb({literals.small(g.choose, 0, 9)}, {literals.small(g.choose)})",
            f"math.floor({g.of('float', scope, depth)})",
            f"math.ceil({g.of('float', scope, depth)})",
            f"math.prod([{a} % 100, {b} % 100])",
            f"functools.reduce(lambda p, q: (p * 3 + q) % 1009, {g.of(('list', 'int'), scope, depth)}, {a})",
        ]
    )


@makes("int", 1)
def walrus(g, type, scope, depth):
    name = g.fresh("w")
    return f"(({name} := {g.of('int', scope, depth)}) + {name})"


@makes("float", 8)
def real(g, type, scope, depth):
    return g.literal("float")


@makes("float", 14)
def real_arithmetic(g, type, scope, depth):
    a, b = g.of("float", scope, depth), g.of(g.choose.choice(["float", "float", "int"]), scope, depth)
    if g.choose.chance(0.3):
        a, b = b, a
    op = g.choose.pick({"+": 5, "-": 5, "*": 4, "/": 3, "//": 1, "%": 1})
    if op in ("/", "//", "%"):
        b = nonzero(g, "float", scope, depth)
        a = g.of("float", scope, depth)
    return f"({a} {op} {b})"


@makes("float", 3)
def quotient(g, type, scope, depth):
    return f"({g.of('int', scope, depth)} / {nonzero(g, 'int', scope, depth)})"


@makes("float", 6)
def real_functions(g, type, scope, depth):
    a = g.of("float", scope, depth)
    return g.choose.choice(
        [
            lambda: f"round({a}, {literals.small(g.choose, -1, 5)})",
            lambda: f"abs({a})",
            lambda: f"(-{a})",
            lambda: f"float({g.of('int', scope, depth)})",
            lambda: f"float({g.choose.choice(['1e3', '-2.5', 'inf', 'nan', ' 7 ', '1_0'])!r})",
            lambda: f"math.sqrt(abs({a}))",
            lambda: f"sum({g.of(('list', 'float'), scope, depth)}, 0.0)",
            lambda: f"float(max({g.of(('list', 'float'), scope, depth)}, default=0.5))",
            lambda: f"math.{g.choose.choice(['sin', 'cos', 'tanh', 'fabs'])}({a})",
            lambda: f"math.exp(-abs({a}))",
            lambda: f"math.log(1 + abs({a}))",
            lambda: f"(abs({a}) ** 0.5)",
            lambda: f"({a} ** {literals.small(g.choose, -1, 3)})",
            lambda: g.choose.choice(["math.pi", "math.e", "math.inf", "-math.inf", "math.tau"]),
            lambda: f"math.fmod({a}, {nonzero(g, 'float', scope, depth)})",
            lambda: f"divmod({a}, {nonzero(g, 'float', scope, depth)})[{literals.small(g.choose, 0, 1)}]",
        ]
    )()


@makes("bool", 12)
def comparison(g, type, scope, depth):
    kind = g.any_type(1)
    while not g.ordered(kind):
        kind = g.any_type(1)
    ops = g.choose.choices(["<", "<=", ">", ">=", "==", "!="], k=g.choose.pick({1: 6, 2: 1}))
    terms = [g.of(kind, scope, depth) for _ in range(len(ops) + 1)]
    if kind == "int" and g.choose.chance(0.2):
        terms[0] = g.of("float", scope, depth)
    return "(" + terms[0] + "".join(f" {op} {term}" for op, term in zip(ops, terms[1:])) + ")"


@makes("bool", 3)
def equality(g, type, scope, depth):
    a, b = g.any_type(2), g.any_type(2)
    if g.choose.chance(0.7):
        b = a
    return f"({g.of(a, scope, depth)} {g.choose.choice(['==', '!='])} {g.of(b, scope, depth)})"


@makes("bool", 5)
def logic(g, type, scope, depth):
    a, b = g.of("bool", scope, depth), g.of("bool", scope, depth)
    return g.choose.choice([f"({a} and {b})", f"({a} or {b})", f"(not {a})", f"({a} ^ {b})", f"({a} & {b})"])


@makes("bool", 6)
def membership(g, type, scope, depth):
    op = g.choose.choice(["in", "not in"])
    item = g.choose.choice(SCALARS)
    way = g.choose.choice(["list", "str", "dict", "set", "tuple", "range", "texts"])
    if way == "str":
        return f"({g.of('str', scope, 0)} {op} {g.of('str', scope, depth)})"
    if way == "range":
        return f"({g.of('int', scope, depth)} {op} range({literals.small(g.choose, 0, 9)}))"
    if way == "texts":
        return f"({g.of('str', scope, depth)} {op} set({g.of(('list', 'str'), scope, depth)}))"
    if way == "tuple":
        return f"({g.of(item, scope, depth)} {op} {g.of(('tuple', item, item), scope, depth)})"
    kind = {"list": ("list", item), "dict": ("dict", item, "int"), "set": ("set", "int")}[way]
    return f"({g.of(kind[1], scope, depth)} {op} {g.of(kind, scope, depth)})"


@makes("bool", 5)
def tests(g, type, scope, depth):
    kind = g.any_type(1)
    test = g.choose.choice(["alpha", "digit", "upper", "lower", "space", "alnum", "identifier", "title", "numeric"])
    part = g.of("str", scope, 0)
    return g.choose.choice(
        [
            lambda: f"isinstance({g.of(kind, scope, depth)}, {g.choose.choice(['int', 'float', 'str', '(list, tuple)', 'dict', 'bool', 'object'])})",
            lambda: f"{g.of('str', scope, depth)}.is{test}()",
            lambda: f"{g.of('str', scope, depth)}.{g.choose.choice(['startswith', 'endswith'])}({part})",
            lambda: f"bool({g.of(kind, scope, depth)})",
            lambda: f"{g.choose.choice(['any', 'all'])}({g.comprehension(lambda s: g.of('bool', s, depth), scope, depth)})",
            lambda: f"({g.of(kind, scope, depth)} is {g.choose.choice(['None', 'not None'])})",
            lambda: f"({g.of(('set', 'int'), scope, depth)} {g.choose.choice(['<=', '<', '>=', '==', '>'])} {g.of(('set', 'int'), scope, depth)})",
            lambda: f"math.is{g.choose.choice(['nan', 'inf', 'finite'])}({g.of('float', scope, depth)})",
            lambda: f"math.isclose({g.of('float', scope, depth)}, {g.of('float', scope, depth)})",
            lambda: f"hasattr({g.of(kind, scope, depth)}, {g.choose.choice(['append', 'upper', 'items', 'x'])!r})",
            lambda: f"callable({g.of(kind, scope, depth)})",
        ]
    )()
