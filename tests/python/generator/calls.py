"""Programs of calls of NumPy's functions, with their options, on odd arrays."""

import dataclasses
import re

import numpy as np

from . import literals
from .array_functions import TABLE
from .call_table import CALLS, ELEMENTWISE, PAIRWISE
from .chooser import Chooser
from .odd_arrays import OddArrays
from .program import Program, quiet


@dataclasses.dataclass
class Entry:
    """A line of CALLS."""

    name: str
    is_method: bool
    is_soft: bool
    words: list
    options: list

    @staticmethod
    def read(line):
        marks, name, words, options = re.fullmatch(r"([.!]*)([\w.]+)\((.*?)(?:;(.*))?\)", line).groups()
        return Entry(
            name,
            "." in marks,
            "!" in marks,
            [each.strip() for each in words.split(",") if each.strip()],
            [each.strip() for each in (options or "").split(",") if each.strip()],
        )


ENTRIES = [Entry.read(line) for line in CALLS]


def small(g, least=-1, most=3):
    return literals.small(g.choose, least, most)


def listed(g, items):
    return f"[{', '.join(items)}]" if g.choose.chance(0.6) else f"np.array([{', '.join(items)}])"


def rows(g, first):
    """Numbers of elements along an axis, seldom beyond it."""
    value = g.value(first)
    length = (g.choose.choice(value.shape) if value.ndim else 1) or 1
    if g.choose.chance(0.05):
        length += 2
    return listed(g, [small(g, -length, length - 1) for _ in range(g.choose.randint(1, 4))])


def parts(g, first):
    a = g.any_kind()
    others = [g.pick(lambda x: x.ndim == g.value(a).ndim, shape=g.value(a).shape) for _ in range(g.choose.randint(0, 2))]
    if g.choose.chance(0.05):
        others.append(g.any_kind())
    return g.choose.choice(["[{}]", "({},)"]).format(", ".join([a, *others]))


def conditions(g, first):
    a = first if first else g.any()
    return f"[{a} > {small(g)}, {a} == {small(g)}]"


def square(g, first):
    n = g.choose.randint(1, 4)
    a = g.pick(lambda x: x.dtype == "float64" and x.shape == (n, n) and abs(x).max() < 100, dtype="float64", shape=(n, n))
    return a if g.choose.chance(0.1) else f"({a} + {a}.T + 300 * np.eye({n}))"


def fresh(g, first):
    """A copy, since it is changed."""
    name, a = g.fresh(), g.any()
    g.made.add([f"{name} = {a}.copy()"])
    return name


def scalar(g, first):
    return g.choose.choice([small(g, -3, 5), g.item("float64"), g.item("int64"), "True", f"np.float32({g.item('float64')})"])


def naturals(g, first):
    a = g.pick(lambda x: x.dtype == "int64" and x.ndim and x.size and abs(x).max() < 50, dtype="int64", ndim=1)
    return f"abs({a})" if g.choose.chance(0.95) else a


def a_sorted(g, first):
    a = g.numeric(least=1, most=1)
    return f"np.sort({a})" if g.choose.chance(0.95) else a


def shape(g, first):
    if first and first in g.made.space and g.choose.chance(0.6):
        value = g.value(first)
        return g.choose.choice(["-1", str(value.shape[::-1]), str(value.size), "(-1, 1)", str((2, *value.shape)), "(2, -1)", str((*value.shape, 1))])
    return g.choose.choice([str(g.shape()), small(g, 0, 4), str(list(g.shape())), "(2, -1)", "()", "(3, 0)"])


def subscripts(g, first):
    return repr(g.choose.choice(["ij,jk", "ij,jk->ik", "i,j->ij", "ij,ij->", "i,i", "ij,kj->ik", "...ij,...jk->...ik", "bij,bjk->bik", "ij,j", "i,ij->j", "ij,ij->i", " ij , jk -> ki", "...,...", "ij,ji"]))


def subscript(g, first):
    return repr(g.choose.choice(["ij->ji", "ii", "ii->i", "ij->", "ijk->kji", "...i->...", "ij", "ji", "i...->...i", "ijj->i"]))


def nest(g, first):
    kind = g.choose.choice(["float64", "int64", "bool", "float32"])
    ways = [g.nested(g.shape(), kind), g.nested(g.shape(), g.choose.choice(["int64", "bool"])), "[[1, 2], [3]]", "[1, 'a']", "[True, 2]", "[None, 1]", "[1, 2.5, True]"]
    ways += [f"[{g.numeric()}, {g.numeric()}]", f"[{g.any()}[..., 0], 1]", "range(4)", "(1, 2)", "[[], []]", "'abc'", "['a', 'bcd']", "[[1], ['x']]", "[np.float32(0.1), 0.1]", "{1: 2}", "[(), ()]"]
    return g.choose.choice(ways)


def kind(g, first):
    return g.choose.choice(["float", "int", "bool", "str", "np.float32", "np.float64", "np.int64", "'float32'", "'int'", "'f4'", "'i8'", "'?'", "np.bool_", "'U3'", "'float'", "'d'", "np.dtype('float32')"])


WORDS = {
    "any": lambda g, first: g.any_kind(),
    "numeric": lambda g, first: g.numeric(nonempty=False),
    "ints": lambda g, first: g.numeric("ib"),
    "vector": lambda g, first: g.numeric("fib", least=1, most=1, nonempty=False),
    "naturals": naturals,
    "bools": lambda g, first: g.choose.choice([g.numeric("b"), "[True, False]", "[False, True, True]"]),
    "fresh": fresh,
    "square": square,
    "sorted": a_sorted,
    "partner": lambda g, first: g.partner(first),
    "parts": parts,
    "pair": lambda g, first: f"({(a := g.numeric('i', least=1, most=1))}, {g.choose.choice([a, f'{a}[::-1]'])})",
    "conditions": conditions,
    "choices": lambda g, first: f"[{g.any()}, {scalar(g, first)}]",
    "pieces": lambda g, first: g.choose.choice(["[-1, 1]", "[1, lambda v: v * 2]", "[0.5, 1.5, lambda v: -v]", "[1]"]),
    "number": scalar,
    "positive": lambda g, first: g.choose.choice(["1", "2.5", "1000", "0.01"]),
    "step": lambda g, first: g.choose.choice(["1", "2", "-1", "0.5", "0.1", "-0.25", "0"]),
    "None": lambda g, first: "None",
    "percent": lambda g, first: g.choose.choice(["50", "25", "[10, 90]", "0", "100", "33.3", "[]", "101", "np.array([[5, 50]])", "True"]),
    "fraction": lambda g, first: g.choose.choice(["0.5", "0.25", "[0.1, 0.9]", "0", "1", "1 / 3", "-0.1"]),
    "decimals": lambda g, first: g.choose.choice(["0", "1", "2", "3", "-1", "-2", "8", "1.0"]),
    "edges": lambda g, first: g.choose.choice(["[0, 1, 2]", "[0.5, 1.5, 4.0]", "[3, 1, 0]", "np.array([1, 2, 2])", "[1.0, -2.0, 7.5]", "[0, 1]"]),
    "rows": rows,
    "order": lambda g, first: f"np.argsort({first}, axis={g.axis(first)}, kind='stable')",
    "counts": lambda g, first: g.choose.choice(["2", "0", "1", "3", "[1, 2]", "(2, 1)", "[0, 2, 1]", "-1", "True", "1.5"]),
    "place": lambda g, first: g.axis(first if first in g.made.space else g.any(), none=False),
    "widths": lambda g, first: g.choose.choice(["1", "(1, 2)", "((1, 0),)", "((0, 1), (1, 0))", "0", "-1"]),
    "shape": shape,
    "kind": kind,
    "nest": nest,
    "degree": lambda g, first: g.choose.choice(["1", "2", "0"]),
    "subscripts": subscripts,
    "subscript": subscript,
    "function": lambda g, first: g.choose.choice(["np.sum", "len", "lambda v: v[::-1]", "np.max", "lambda v: v * 2", "sorted", "lambda v: str(v)"]),
}  # fmt: skip

OPTIONS = {
    "axis": lambda g, first: g.axes(first),
    "permuted": lambda g, first: str(tuple(g.choose.sample(range(g.value(first).ndim), g.value(first).ndim))),
    "keepdims": lambda g, first: g.choose.choice(["True", "True", "False", "1"]),
    "dtype": kind,
    "initial": scalar,
    "ddof": lambda g, first: g.choose.choice(["0", "1", "2", "1.5", "10"]),
    "weights": lambda g, first: f"np.arange(1, 1 + {first}.shape[{g.axis(first, none=False)}])" if g.choose.chance(0.6) else g.numeric(),
    "n": lambda g, first: small(g, -1, 3),
    "prepend": scalar,
    "dx": lambda g, first: g.choose.choice(["2", "0.1"]),
    "rowvar": lambda g, first: g.choose.choice(["True", "False"]),
    "bias": lambda g, first: g.choose.choice(["True", "False"]),
    "bins": lambda g, first: g.choose.choice(["3", "1", "[0, 1, 5]", "0", "[2, 1]", "7"]),
    "range": lambda g, first: g.choose.choice(["(0, 10)", "(-1, 1.5)", "(3, 3)", "(2, 1)"]),
    "density": lambda g, first: g.choose.choice(["True", "False"]),
    "minlength": lambda g, first: g.choose.choice(["8", "0", "-1"]),
    "right": lambda g, first: "True",
    "left": scalar,
    "mode": lambda g, first: repr(g.choose.choice(["full", "same", "valid", "constant", "edge", "wrap", "reflect", "symmetric"])),
    "rtol": lambda g, first: g.choose.choice(["0", "0.1", "1e-12"]),
    "equal_nan": lambda g, first: "True",
    "default": scalar,
    "k": lambda g, first: small(g, -2, 2),
    "M": lambda g, first: small(g, 0, 4),
    "m": lambda g, first: small(g, 0, 4),
    "N": lambda g, first: small(g, 0, 4),
    "increasing": lambda g, first: "True",
    "order": lambda g, first: repr(g.choose.choice(["C", "F", "K", "A"])),
    "kind": lambda g, first: repr(g.choose.choice(["stable", "mergesort", "quicksort", "heapsort"])),
    "decimals": lambda g, first: WORDS["decimals"](g, first),
    "axes": lambda g, first: g.choose.choice(["0", "1", "2", "([0], [0])", "([1], [0])", "([0, 1], [0, 1])"]),
    "return_index": lambda g, first: "True",
    "return_inverse": lambda g, first: "True",
    "return_counts": lambda g, first: "True",
    "invert": lambda g, first: "True",
    "side": lambda g, first: repr(g.choose.choice(["left", "right"])),
    "ndmin": lambda g, first: small(g, 0, 3),
    "copy": lambda g, first: g.choose.choice(["True", "False"]),
    "num": lambda g, first: small(g, 0, 6),
    "endpoint": lambda g, first: g.choose.choice(["True", "False"]),
    "retstep": lambda g, first: "True",
    "base": lambda g, first: g.choose.choice(["2", "2.0", "10"]),
    "indexing": lambda g, first: repr(g.choose.choice(["ij", "xy"])),
    "offset": lambda g, first: small(g, -2, 2),
    "casting": lambda g, first: repr(g.choose.choice(["safe", "same_kind", "unsafe", "no", "equiv"])),
    "ord": lambda g, first: g.choose.choice(["1", "2", "np.inf", "'fro'", "0", "-np.inf", "3", "'nuc'", "-1"]),
    "precision": lambda g, first: small(g, 0, 10),
    "separator": lambda g, first: repr(g.choose.choice([", ", ",", " | ", "\n"])),
    "suppress_small": lambda g, first: "True",
    "max_line_width": lambda g, first: g.choose.choice(["20", "40", "75", "1"]),
    "floatmode": lambda g, first: repr(g.choose.choice(["fixed", "unique", "maxprec", "maxprec_equal"])),
    "threshold": lambda g, first: g.choose.choice(["0", "3", "1000"]),
}  # fmt: skip


class Calls(OddArrays):
    def any_kind(self):
        return self.texts() if self.choose.chance(0.05) else self.any()

    def axes(self, name):
        """One axis, or some of them."""
        if name not in self.made.space:
            return small(self)
        ndim = self.value(name).ndim
        if ndim > 1 and self.choose.chance(0.2):
            return str(tuple(self.choose.sample(range(-ndim, ndim), 2)))
        return self.axis(name)

    def listed(self):
        """A call of an entry of CALLS."""
        choose = self.choose
        entry = choose.choice(ENTRIES)
        words, first = [], ""
        for word in entry.words:
            words.append(WORDS[word](self, first))
            first = first or words[-1]
        named = []
        for option in entry.options:
            if option == "out":
                if choose.chance(0.15):
                    named.append(f"out={self.room(call(entry, words, named))}")
            elif choose.chance(0.35):
                named.append(f"{option}={OPTIONS[option](self, first)}")
        source = call(entry, words, named, entry.is_method and choose.chance(0.5))
        return source, entry.is_soft, [each[4:] for each in named if each.startswith("out=")]

    def elementwise(self):
        a = self.any_kind()
        name = self.choose.choice(ELEMENTWISE)
        if self.choose.chance(0.1):
            out = self.room(f"np.{name}({a})")
            return f"np.{name}({a}, out={out})", False, [out]
        return f"np.{name}({a})", False, []

    def pairwise(self):
        a = self.any_kind()
        name, b = self.choose.choice(PAIRWISE), self.partner(a)
        a, b = (b, a) if self.choose.chance(0.3) else (a, b)
        if self.choose.chance(0.1):
            out = self.room(f"np.{name}({a}, {b})")
            return f"np.{name}({a}, {b}, out={out})", False, [out]
        return f"np.{name}({a}, {b})", False, []

    def operation(self):
        a = self.any_kind()
        b = self.partner(a)
        a, b = (b, a) if self.choose.chance(0.3) else (a, b)
        op = self.choose.choice("+ - * / // % ** < <= > >= == != & | ^ << >>".split())
        return f"{a} {op} {b}", False, []

    def known(self):
        """A call of an entry of TABLE."""
        entry = self.choose.pick([(entry, entry.weight) for entry in TABLE])
        return entry.make(self), entry.soft, []

    def number(self):
        """What Python does with one element."""
        choose = self.choose
        x = self.fresh()
        scalar = choose.choice(["np.float32", "np.float64", "np.int64", "np.bool_"])
        self.made.add([f"{x} = {scalar}({self.item('bool' if 'bool' in scalar else 'int64' if 'int' in scalar else 'float64')})"])
        y = choose.choice([self.item("float64"), self.item("int64"), "True", f"np.float32({self.item('float64')})", f"np.int64({self.item('int64')})", self.any(), x, "'a'", "[1, 2]", "None"])
        op = choose.choice("+ - * / // % ** < <= > >= == != & | ^ << >>".split())
        pair = f"{x} {op} {y}" if choose.chance(0.6) else f"{y} {op} {x}"
        spec = choose.choice([".3f", "8.2e", "", ">10", ",", "d", "05d", "%", "g", "+.1f", "s", "x"])
        ways = [f"-{x}", f"abs({x})", f"~{x}", f"round({x}, 1)", f"round({x})", f"int({x})", f"float({x})", f"bool({x})", f"f'{{{x}:{spec}}}'", f"f'{{{x}!r}}'"]
        ways += [f"divmod({x}, {y})", f"'%.2f %s %d' % ({x}, {x}, {x})", f"{x}.item()", f"{x}.dtype", f"type({x}).__name__", f"hash({x}) == hash({x}.item())", f"{x} in [1, 0.5, True]"]
        ways += [f"{x}.sum()", f"{x}.astype(int)", f"{x}.reshape(1)", f"{x}[()]", f"{x}[None]", f"{x}.T", f"{x}.ndim", f"[1, 2, 3][{x}]", f"'ab' * {x}", f"range({x})", f"math.sqrt({x})", f"max({x}, {y})"]
        ways += [f"math.floor({x})", f"sorted([{x}, 1, 0.5])", f"{{{x}: 1}}", f"str({x})", f"({x},)", f"{x} == {x}.item()", f"isinstance({x}, (int, float))", f"{x}.round(1)", f"sum([{x}, {x}])", f"pow({x}, 2)"]
        return choose.choice([pair, pair, choose.choice(ways)]), False, []

    def room(self, source):
        """The name of an array for the result of a call, mostly of its shape and kind."""
        try:
            with np.errstate(all="ignore"):
                result = np.asarray(eval(source, self.made.space))
            shape, kind = result.shape, str(result.dtype)
        except Exception:
            shape, kind = (2,), "float64"
        if self.choose.chance(0.2):
            kind = self.choose.choice(["float64", "float32", "int64", "bool"])
        if self.choose.chance(0.1):
            shape = (2, *shape)
        name = self.fresh()
        self.made.add([f"{name} = np.zeros({shape}, dtype={kind!r})"])
        return name

    def compute(self):
        self.used = set()
        ways = {self.listed: 12, self.elementwise: 3, self.pairwise: 3, self.operation: 3, self.known: 4, self.number: 4}
        source, is_soft, outs = self.choose.pick(ways)()
        if source is None:
            return
        # What is made on the way is named in the source, too.
        self.used |= set(re.findall(r"\ba\d+\b", source))
        name = self.fresh()
        self.made.add([f"{name} = {source}"])
        if is_soft and self.is_real(name) or self.used & self.soft:
            self.soft |= {name, *outs}
        self.show(name)
        for out in outs:
            self.show(out)


def call(entry, words, named, as_method=False):
    if as_method:
        return f"{words[0]}.{entry.name}({', '.join([*words[1:], *named])})"
    return f"np.{entry.name}({', '.join([*words, *named])})"


def calls_program(seed, size=24):
    """The source of the program of calls that has this number."""
    choose = Chooser(f"calls {seed}")
    made = Program(choose)
    # The program's options are its own: the next one begins with NumPy's.
    with quiet(), np.printoptions():
        made.add(["import math"])
        made.add(["import numpy as np"])
        made.add([f"rng = np.random.default_rng({seed % 1000})"])
        parts = Calls(choose, made)
        for _ in range(size):
            choose.pick({parts.compute: 14, parts.read: 2, parts.write: 2, parts.change: 1, parts.options: 0.3})()
    return made.source()
