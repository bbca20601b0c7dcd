"""The table of NumPy's functions: for each, how its arguments are found. A line more is a
function more. `g` is the generator (arrays.py)."""

import dataclasses
from typing import Callable

from . import literals

TABLE = []


@dataclasses.dataclass
class Entry:
    make: Callable  # the source of a call; None where there is nothing to call it with
    weight: float
    soft: bool  # the last bits of its results are not promised


def add(make, weight=1.0, soft=False):
    TABLE.append(Entry(make, weight, soft))


def small(g, least=0, most=4):
    return literals.small(g.choose, least, most)


def one_of(g, *words):
    return g.choose.choice(words)


# ── Operators and elementwise functions


def operator(g):
    a = g.any()
    b = g.partner(a)
    if g.choose.chance(0.3):
        a, b = b, a
    op = g.choose.pick({"+": 6, "-": 5, "*": 6, "/": 4, "//": 1, "%": 1, "**": 1})
    return f"{a} ** {one_of(g, '2', '3', '0.5', '1')}" if op == "**" else f"{a} {op} {b}"


def comparison(g):
    a = g.any()
    return f"{a} {one_of(g, '<', '<=', '>', '>=', '==', '!=')} {g.partner(a)}"


def logical(g):
    a = g.numeric("b")
    return f"{a} {one_of(g, '&', '|', '^')} {g.pick(lambda x: x.dtype == bool and x.shape == g.value(a).shape, dtype='bool', shape=g.value(a).shape)}"


add(operator, 12)
add(comparison, 5)
add(logical, 2)
add(lambda g: f"{one_of(g, '-', '~', '+', '-')}{g.numeric('i')}", 1)
add(lambda g: f"-{g.numeric('f')}", 1)

for name, kinds, weight in [
    ("abs", "fi", 2), ("sqrt", "fi", 1), ("exp", "f", 2), ("log", "f", 1), ("square", "fi", 1), ("sign", "fi", 1),
    ("tanh", "f", 1), ("sin", "f", 0.7), ("cos", "f", 0.7), ("floor", "f", 1), ("ceil", "f", 1), ("rint", "f", 1),
    ("isnan", "f", 1), ("isfinite", "f", 0.5), ("isinf", "f", 0.3), ("logical_not", "fib", 1), ("negative", "fi", 0.5),
    ("reciprocal", "f", 0.5), ("log1p", "f", 0.5), ("log2", "f", 0.2), ("trunc", "f", 0.5), ("exp2", "f", 0.2),
    ("expm1", "f", 0.2), ("absolute", "fi", 0.3), ("positive", "fi", 0.2), ("copy", "fib", 1),
]:  # fmt: skip
    add(lambda g, name=name, kinds=kinds: f"np.{name}({g.numeric(kinds)})", weight)

for name, weight in [
    ("maximum", 2), ("minimum", 2), ("add", 1), ("subtract", 1), ("multiply", 1), ("divide", 0.5), ("power", 0.3),
    ("logical_and", 1), ("logical_or", 1), ("equal", 0.5), ("greater", 0.5), ("floor_divide", 0.5), ("mod", 0.5),
]:  # fmt: skip

    def pair(g, name=name):
        a = g.any()
        return f"np.{name}({a}, {g.partner(a)})"

    add(pair, weight)

add(lambda g: f"np.clip({g.numeric()}, {small(g, -2, 1)}, {small(g, 2, 6)})", 2)
add(lambda g: f"np.round({g.numeric()}, {small(g, 0, 3)})", 2)
add(lambda g: f"{g.numeric('f')}.round({small(g, 0, 3)})", 1)


def where(g):
    a = g.numeric()
    return one_of(
        g,
        f"np.where({a} > {small(g)}, {a}, {g.partner(a)})",
        f"np.where({g.numeric('b')})",
        f"np.where({a} > 1)",
        f"np.nonzero({a})",
        f"np.argwhere({a} > 0)",
    )


add(where, 4)
add(lambda g: f"np.isclose({(a := g.numeric())}, {g.partner(a)})", 1)
add(lambda g: f"np.allclose({(a := g.numeric())}, {g.partner(a)})", 1)
add(lambda g: f"np.array_equal({(a := g.numeric())}, {g.any()})", 1)

# ── Reductions

for name, kinds, weight in [
    ("sum", "fib", 6), ("mean", "fi", 4), ("max", "fi", 3), ("min", "fi", 3), ("prod", "f", 1), ("std", "fi", 2),
    ("var", "fi", 2), ("any", "bfi", 1), ("all", "bfi", 1), ("argmax", "fi", 2), ("argmin", "fi", 2),
]:  # fmt: skip

    def reduction(g, name=name, kinds=kinds):
        a = g.numeric(kinds, nonempty=g.choose.chance(0.95))
        words = [f"axis={g.axis(a)}"] if g.choose.chance(0.7) else []
        if words and g.value(a).ndim > 1 and g.choose.chance(0.08) and not name.startswith("arg"):
            words = ["axis=(0, 1)"]
        if g.choose.chance(0.35) and not name.startswith("arg"):
            words.append("keepdims=True")
        if name in ("std", "var") and g.choose.chance(0.2):
            words.append("ddof=1")
        if g.choose.chance(0.5):
            return f"{a}.{name}({', '.join(words)})"
        return f"np.{name}({', '.join([a, *words])})"

    add(reduction, weight)

for name, weight in [("cumsum", 2), ("cumprod", 0.5), ("ptp", 0.2), ("median", 1), ("nansum", 0.3), ("nanmean", 0.2)]:

    def along(g, name=name):
        a = g.numeric(least=1)
        return f"np.{name}({a}{f', axis={g.axis(a)}' if g.choose.chance(0.6) else ''})"

    add(along, weight)

add(lambda g: f"np.count_nonzero({g.any()})", 1)
add(lambda g: f"np.percentile({g.numeric(least=1)}, {one_of(g, '25', '50', '90', '[10, 50]')})", 0.7)
add(lambda g: f"np.average({(a := g.numeric(least=1))}, axis={g.axis(a)})", 0.5)
add(lambda g: f"np.diff({(a := g.numeric(least=1))}, axis={g.axis(a, none=False)})", 1)

# ── Shapes


def reshaped(g):
    a = g.any()
    size, shape = g.value(a).size, g.value(a).shape
    forms = ["-1", f"{size}", f"(-1, 1)", f"1, {size}", f"{shape[::-1]}"]
    if size % 2 == 0:
        forms += ["2, -1", "(-1, 2)", f"(2, {size // 2})"]
    if g.choose.chance(0.05):
        forms = ["7, -1"]
    return f"{a}.reshape({one_of(g, *forms)})"


add(reshaped, 4)
add(lambda g: f"{g.any()}{one_of(g, '.T', '.ravel()', '.flatten()', '.T', '.transpose()', '.copy()', '.squeeze()')}", 4)
add(lambda g: f"np.swapaxes({(a := g.any(least=2))}, {g.axis(a, none=False)}, {g.axis(a, none=False)})", 1)
add(lambda g: f"np.expand_dims({(a := g.any())}, {one_of(g, '0', '-1', '1')})", 1)
add(lambda g: f"{g.any()}.astype({one_of(g, 'float', 'int', 'bool', 'np.float32', 'np.int64')})", 2)
add(lambda g: f"np.repeat({(a := g.any())}, {small(g, 0, 3)}{one_of(g, '', f', axis={g.axis(a)}')})", 1)
add(lambda g: f"np.tile({g.any()}, {one_of(g, '2', '(2, 1)', '(1, 2)', '3')})", 1)
add(lambda g: f"np.flip({(a := g.any(least=1))}{one_of(g, '', f', axis={g.axis(a)}')})", 0.7)
add(lambda g: f"np.roll({(a := g.any(least=1))}, {small(g, -2, 2)}{one_of(g, '', f', axis={g.axis(a)}')})", 0.7)
add(lambda g: f"np.broadcast_to({(a := g.any())}, {(2, *g.value(a).shape)})", 0.7)
add(lambda g: f"np.atleast_2d({g.any()})", 0.3)
add(lambda g: f"np.zeros_like({g.any()})", 0.5)
add(lambda g: f"np.ones_like({g.any()}, dtype={one_of(g, 'float', 'int', 'bool')})", 0.5)
add(lambda g: f"np.full_like({g.numeric()}, {small(g)})", 0.3)


def joined(g):
    a = g.any(least=1)
    shape = g.value(a).shape
    b = g.pick(lambda x: x.shape == shape, shape=shape)
    axis = g.axis(a, none=False)
    return one_of(
        g,
        f"np.concatenate([{a}, {b}], axis={axis})",
        f"np.stack([{a}, {b}], axis={axis})",
        f"np.vstack([{a}, {b}])",
        f"np.hstack([{a}, {b}])",
        f"np.concatenate(({a}, {b}))",
        f"np.append({a}, {b})",
        f"np.column_stack([{a}, {b}])",
    )


add(joined, 4)
add(lambda g: f"np.split({g.any(least=1)}, 1)[0]", 0.3)
add(lambda g: f"np.array_split({g.any(least=1)}, {small(g, 1, 3)})", 0.5)

# ── Sorting, counting, searching

add(lambda g: f"np.sort({(a := g.numeric(least=1))}{one_of(g, '', f', axis={g.axis(a)}')})", 2)
add(lambda g: f"np.argsort({(a := g.numeric(least=1))}, axis={g.axis(a)}, kind='stable')", 2)
add(lambda g: f"np.unique({g.any()}{one_of(g, '', ', return_counts=True', ', return_inverse=True')})", 2)
add(lambda g: f"np.searchsorted(np.sort({g.numeric(least=1, most=1)}), {one_of(g, '1', '2.5', '[0, 3]')})", 1)
add(lambda g: f"np.bincount(np.abs({g.pick(lambda a: a.dtype == 'int64' and a.ndim == 1 and abs(a).max(initial=0) < 50, dtype='int64', ndim=1)}))", 1)
add(lambda g: f"np.isin({g.any()}, {one_of(g, '[0, 1]', '[2, 3, 5]')})", 0.5)
add(lambda g: f"np.histogram({g.numeric('f', least=1)}, bins={small(g, 1, 4)})", 0.5)
add(lambda g: f"np.digitize({g.numeric(least=1)}, [0, 1, 5])", 0.2)

# ── Linear algebra


def product(g):
    a = g.numeric(least=1)
    inner = g.value(a).shape[-1]
    b = g.pick(
        lambda x: x.dtype.kind in "fi" and x.ndim in (1, 2) and x.shape[0] == inner,
        dtype=str(g.value(a).dtype),
        shape=(inner, g.choose.randint(1, 3)),
    )
    return one_of(g, f"{a} @ {b}", f"np.dot({a}, {b})", f"{a}.dot({b})", f"np.matmul({a}, {b})")


def batched(g):
    a = g.numeric("f", least=2)
    b = g.pick(lambda x: x.shape == g.value(a).shape, shape=g.value(a).shape, dtype="float64")
    return one_of(
        g,
        f"{a} @ np.swapaxes({b}, -1, -2)",
        f"np.einsum('...ij,...kj->...ik', {a}, {b})",
        f"np.sum({a} * {b}, axis=-1)",
    )


def square(g):
    a = g.pick(
        lambda x: x.dtype == "float64" and x.ndim == 2 and x.shape[0] == x.shape[1] > 0 and abs(x).max() < 100,
        dtype="float64",
        shape=(g.choose.randint(1, 4),) * 2,
    )
    # Well conditioned, whatever is in it.
    return f"({a} + {a}.T + 300 * np.eye({g.value(a).shape[0]}))"


add(product, 5, soft=True)
add(batched, 1, soft=True)
add(lambda g: f"np.outer({g.numeric(most=1, least=1)}, {g.numeric(most=1, least=1)})", 1)
add(lambda g: f"np.inner({(a := g.numeric(most=1, least=1))}, {a})", 0.5, soft=True)
add(lambda g: f"np.{one_of(g, 'triu', 'tril')}({g.any(least=2)}, k={small(g, -1, 1)})", 2)
add(lambda g: f"np.diag({g.numeric(least=1, most=2)})", 1)
add(lambda g: f"np.trace({g.numeric(least=2, most=2)})", 0.5)
add(lambda g: f"np.linalg.{one_of(g, 'inv', 'det', 'eigvalsh')}({square(g)})", 2, soft=True)
add(lambda g: f"np.linalg.solve({(s := square(g))}, np.ones(len({s})))", 1, soft=True)
add(lambda g: f"np.linalg.norm({(a := g.numeric('f', least=1, most=2))}{one_of(g, '', f', axis={g.axis(a)}', ', 1')})", 2, soft=True)
add(lambda g: f"np.linalg.svd({square(g)}, compute_uv=False)", 0.5, soft=True)
add(lambda g: f"np.meshgrid({g.numeric(least=1, most=1)}, {g.numeric(least=1, most=1)})", 0.5)
add(lambda g: f"np.cov({g.numeric('f', least=2, most=2)})", 0.2, soft=True)
add(lambda g: f"np.einsum('{one_of(g, 'ij->ji', 'ij->i', 'ij->', 'ij->j')}', {g.numeric('f', least=2, most=2)})", 0.5, soft=True)


def softmax(g):
    a = g.numeric("f", least=1)
    axis = g.axis(a, none=False)
    e = f"np.exp({a} - {a}.max(axis={axis}, keepdims=True))"
    return f"{e} / {e}.sum(axis={axis}, keepdims=True)"


add(softmax, 2)

# ── Random numbers

add(lambda g: f"rng.{one_of(g, 'permutation(5)', 'choice(10, 3)', 'choice(6, size=4, replace=False)', 'integers(10)', 'random()', 'normal()')}", 1.5)
add(lambda g: f"rng.permutation({g.any(least=1)})", 0.7)
add(lambda g: f"np.random.{one_of(g, 'permutation(5)', 'choice([1, 2, 3])', 'rand()', 'randn(2)', 'rand(2, 2)', 'randint(5)', 'choice(5, 3)')}", 1.5)

# ── Numbers out of arrays


def number(g):
    a = g.pick(lambda x: x.size > 0 and x.dtype.kind in "fib", shape=(3,))
    element = f"{a}.ravel()[{small(g, 0, g.value(a).size - 1)}]"
    real = g.value(a).dtype.kind in "fi"
    ways = [f"float({element})", f"int({element})" if real else f"bool({element})", f"{element}.item()", element]
    ways += [f"{element} {one_of(g, '+', '*', '-', '/', '<', '==')} {one_of(g, '2', '0.5', element)}", f"str({element})"]
    ways += [f"{element} if {element} else 'zero'", f"len({a})", f"{a}.size", f"{a}.shape", f"f'{{{element}:.3f}}'"]
    ways += [f"max({a}.ravel())", f"sum({a}.ravel())", f"sorted({a}.ravel())", f"list({a}.ravel()[:3])", f"[x * 2 for x in {a}]"]
    ways += [f"round({element}, 2)", f"abs({element})", f"isinstance({element}, float)", f"{element}.dtype"]
    return one_of(g, *ways)


add(number, 6)
