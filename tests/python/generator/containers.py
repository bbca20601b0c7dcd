"""Expressions that are lists, sets, dicts and tuples."""

from . import literals
from .expressions import makes


@makes("list", 8)
@makes("set", 8)
@makes("dict", 8)
@makes("tuple", 8)
def display(g, type, scope, depth):
    return g.display(type, scope, depth)


@makes("list", 6)
def list_comprehension(g, type, scope, depth):
    return f"[{g.comprehension(lambda s: g.of(type[1], s, depth), scope, depth)}]"


@makes("list", 8)
def list_operations(g, type, scope, depth):
    a = g.of(type, scope, depth)
    ways = [
        lambda: f"({a} + {g.of(type, scope, depth)})",
        lambda: f"({a} * {literals.small(g.choose, -1, 2)})",
        lambda: f"{a}{g.slice(scope)}",
        lambda: f"{a}[:6]",
        lambda: f"list({a})",
        lambda: f"[*{a}, {g.of(type[1], scope, depth)}]",
        lambda: f"([{g.of(type[1], scope, depth)}] * {literals.small(g.choose)})",
        lambda: f"{a}.copy()",
        lambda: f"list(reversed({a}))",
        lambda: f"list(({g.of(type[1], scope, depth)}, {g.of(type[1], scope, depth)}))",
    ]
    if g.ordered(type[1]):
        ways += [lambda: f"sorted({a})", lambda: f"sorted({a}, reverse={g.of('bool', scope, 0)})"]
    return g.choose.choice(ways)()


@makes("list", 6)
def list_functions(g, type, scope, depth):
    item = type[1]
    other = g.any_type(1)
    x = g.fresh("a")
    inner = scope.inner(**{x: other})
    own = scope.inner(**{x: item})
    ways = [
        lambda: f"list(map(lambda {x}: {g.of(item, inner, depth)}, {g.of(('list', other), scope, depth)}))",
        lambda: f"list(filter(lambda {x}: {g.of('bool', own, depth)}, {g.of(type, scope, depth)}))",
        lambda: f"list({g.of(('dict', 'int', item), scope, depth)}.values())",
        lambda: f"sorted({g.of(type, scope, depth)}, key=lambda {x}: {g.of(g.choose.choice(['int', 'str']), own, depth)})",
    ]
    if item == "int":
        ways += [
            lambda: f"list(range({literals.small(g.choose, -2, 2)}, {literals.small(g.choose, 0, 7)}))",
            lambda: f"list({g.of(('set', 'int'), scope, depth)})",
            lambda: f"[ord({x}) for {x} in {g.of('str', scope, depth)}]",
            lambda: f"list({g.of(('dict', 'int', 'str'), scope, depth)})",
            lambda: f"list(map(int, {g.of(('list', 'float'), scope, depth)}))",
            lambda: f"list(map(len, {g.of(('list', 'str'), scope, depth)}))",
            lambda: f"list(itertools.accumulate({g.of(type, scope, depth)}))",
            lambda: f"sorted(range({literals.small(g.choose, 0, 5)}), key=lambda {x}: -{x} % 3)",
        ]
    if item == "str":
        ways += [
            lambda: f"{g.of('str', scope, depth)}.split()",
            lambda: f"{g.of('str', scope, depth)}.split({g.choose.choice([',', ' ', 'a', 'l'])!r})",
            lambda: f"list({g.of('str', scope, depth)})",
            lambda: f"{g.of('str', scope, depth)}.splitlines()",
            lambda: f"list({g.of(('dict', 'str', 'int'), scope, depth)})",
            lambda: f"sorted(set({g.of(type, scope, depth)}))",
            lambda: f"list(map(str, {g.of(('list', g.any_type(1)), scope, depth)}))",
        ]
    if item[0] == "tuple" and len(item) == 3:
        a, b = item[1:]
        ways += [
            lambda: f"list(zip({g.of(('list', a), scope, depth)}, {g.of(('list', b), scope, depth)}))",
            lambda: f"list({g.of(('dict', a, b), scope, depth)}.items())" if a in ("int", "str") else "[]",
        ]
        if a == "int":
            ways.append(lambda: f"list(enumerate({g.of(('list', b), scope, depth)}, {literals.small(g.choose)}))")
        if a == b:
            ways.append(lambda: f"list(itertools.combinations({g.of(('list', a), scope, depth)}[:4], 2))")
            ways.append(lambda: f"list(itertools.product({g.of(('list', a), scope, depth)}[:3], repeat=2))")
    return g.choose.choice(ways)()


@makes("set", 8)
def set_operations(g, type, scope, depth):
    a, b = g.of(type, scope, depth), g.of(type, scope, depth)
    op = g.choose.choice("|&-^")
    method = g.choose.choice(["union", "intersection", "difference", "symmetric_difference"])
    return g.choose.choice(
        [
            lambda: f"({a} {op} {b})",
            lambda: f"{a}.{method}({b})",
            lambda: f"set({g.of(('list', type[1]), scope, depth)})",
            lambda: f"{{{g.comprehension(lambda s: g.of(type[1], s, depth), scope, depth)}}}",
            lambda: f"{a}.copy()",
            lambda: f"set(range({literals.small(g.choose, 0, 9)}))",
        ]
    )()


@makes("dict", 8)
def dict_operations(g, type, scope, depth):
    key, value = type[1:]
    a = g.of(type, scope, depth)

    def pair(inner):
        return f"{g.of(key, inner, depth)}: {g.of(value, inner, depth)}"

    def by_count():
        if value != "int":
            return f"dict({a})"
        x = g.fresh("x")
        items = g.of(("list", key), scope, depth)
        return f"{{{x}: {items}.count({x}) for {x} in {items}}}"

    return g.choose.choice(
        [
            lambda: f"{{{g.comprehension(pair, scope, depth)}}}",
            lambda: f"dict(zip({g.of(('list', key), scope, depth)}, {g.of(('list', value), scope, depth)}))",
            lambda: f"{{**{a}, {pair(scope)}}}",
            lambda: f"({a} | {g.of(type, scope, depth)})",
            lambda: f"dict.fromkeys({g.of(('list', key), scope, depth)}, {g.of(value, scope, depth)})",
            lambda: f"dict({a})",
            lambda: f"dict(sorted({a}.items(), key=lambda p: str(p[0])))",
            by_count,
        ]
    )()


@makes("tuple", 2)
def tuple_operations(g, type, scope, depth):
    if len(type) == 3 and type[1] == type[2] == "int":
        return f"divmod({g.of('int', scope, depth)}, {g.choose.choice(['3', '-4', '7'])})"
    if len(set(type[1:])) == 1:
        kept = f"[:{len(type) - 1}]"
        return f"(*{g.of(('list', type[1]), scope, depth)}, {g.of(type[1], scope, depth)}){kept}" if len(type) == 2 else (
            f"tuple([{', '.join(g.of(each, scope, depth) for each in type[1:])}])"
        )
    return g.display(type, scope, depth)
