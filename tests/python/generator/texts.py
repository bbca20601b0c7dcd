"""Expressions that are str."""

from . import formats, literals
from .expressions import SCALARS, makes


@makes("str", 8)
def text(g, type, scope, depth):
    return g.literal("str")


@makes("str", 8)
def joined(g, type, scope, depth):
    a, b = g.of("str", scope, depth), g.of("str", scope, depth)
    return g.choose.choice(
        [
            lambda: f"({a} + {b})[:40]",
            lambda: f"({a} * {literals.small(g.choose, -1, 3)})[:40]",
            lambda: f"{a}{g.slice(scope)}",
            lambda: f"{b}.join({g.of(('list', 'str'), scope, depth)})[:60]",
            lambda: f"{b}.join({g.comprehension(lambda s: 'str(' + g.of('int', s, depth) + ')', scope, depth)})",
            lambda: f"''.join(sorted({a}))",
            lambda: f"''.join(reversed({a}))",
            lambda: f"''.join(sorted(set({a})))",
        ]
    )()


@makes("str", 10)
def methods(g, type, scope, depth):
    a = g.of("str", scope, depth)
    part = g.of("str", scope, 0)
    width = literals.small(g.choose, 0, 14)
    fill = g.choose.choice(["", ", '*'", ", 'ş'"])
    one = g.choose.choice(["' '", "','", "'a'", "'-'", "'l'", part])
    method = g.choose.choice(
        ["upper()", "lower()", "title()", "capitalize()", "swapcase()", "strip()", "lstrip()", "rstrip()"]
        + ["casefold()", f"strip({one})", f"replace({one}, {part})", f"replace({one}, '', 1)"]
        + [f"center({width}{fill})", f"ljust({width}{fill})", f"rjust({width}{fill})", f"zfill({width})"]
        + [f"partition({one})[{literals.small(g.choose, 0, 2)}]", f"rpartition({one})[0]", f"split({one})[0]"]
        + [f"removeprefix({part})", f"removesuffix({part})", f"expandtabs({width})", f"rsplit({one}, 1)[-1]"]
    )
    return f"{a}.{method}"


@makes("str", 8)
def shown(g, type, scope, depth):
    value = g.of(g.any_type(2), scope, depth)
    number = g.of("int", scope, depth)
    return g.choose.choice(
        [
            f"str({value})",
            f"str({value})",
            f"repr({value})",
            f"ascii({value})",
            f"type({value}).__name__",
            f"bin({number})",
            f"hex({number})",
            f"oct({number})",
            f"chr(97 + {number} % 26)",
        ]
    )


@makes("str", 8)
def f_string(g, type, scope, depth):
    pieces = []
    for _ in range(g.choose.randint(1, 3)):
        pieces.append(g.choose.choice(["", " ", "x = ", "{{", "}}", ": ", "ş", "%"]))
        kind = g.choose.choice(SCALARS) if g.choose.chance(0.8) else g.any_type(2)
        value = g.of(kind, scope, min(depth, 1))
        if value.startswith("{") or "lambda" in value or ":=" in value:
            value = f"({value})"
        conversion = g.choose.pick({"": 8, "!r": 1, "!s": 1, "!a": 1})
        equals = g.choose.pick({"": 8, "=": 1, " = ": 1})
        spec = ""
        if kind in SCALARS and not conversion and g.choose.chance(0.6):
            spec = ":" + formats.spec(g.choose, kind)
            if kind == "int" and g.choose.chance(0.1):
                spec = f":{{{literals.small(g.choose, 0, 9)}}}d"
        elif conversion and g.choose.chance(0.4):
            spec = ":" + formats.spec(g.choose, "str")
        pieces.append(f"{{{value}{equals}{conversion}{spec}}}")
    return formats.quoted(pieces) or g.literal("str")


@makes("str", 5)
def formatted(g, type, scope, depth):
    kinds = [g.choose.choice(SCALARS) for _ in range(g.choose.randint(1, 3))]
    values = [g.of(kind, scope, min(depth, 1)) for kind in kinds]
    way = g.choose.choice(["format()", "%", ".format"])
    if way == "format()":
        return f"format({values[0]}, {formats.spec(g.choose, kinds[0])!r})"
    if way == "%":
        template = " ".join(formats.percent(g.choose, kind) for kind in kinds)
        comma = "," if len(values) == 1 else ""
        return f"({template!r} % ({', '.join(values)}{comma}))"
    fields, names = [], g.choose.chance(0.3)
    for i, kind in enumerate(kinds):
        spec = ":" + formats.spec(g.choose, kind) if g.choose.chance(0.6) else ""
        fields.append(f"{{{f'k{i}' if names else ''}{spec}}}")
    words = [f"k{i}={value}" if names else value for i, value in enumerate(values)]
    return f"{'|'.join(fields)!r}.format({', '.join(words)})"
