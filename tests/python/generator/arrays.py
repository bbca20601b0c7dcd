"""Programs of NumPy's arrays. Each statement is chosen after looking at the arrays that the
ones before have really made, so that shapes and types fit unless they are not meant to."""

import numpy as np

from . import literals
from .array_functions import TABLE
from .program import Program, quiet
from .chooser import Chooser

DTYPES = {"float64": 8, "int64": 6, "bool": 2, "float32": 2}
REALS = ["0.5", "1.5", "-2.25", "0.1", "3.0", "1e-3", "100.0", "2.5", "-0.0", "1e6", "0.3333", "7.0"]
FORMS = ["precision=3", "precision=4, suppress=True", "precision=2", "suppress=True", "linewidth=60", "threshold=20", "precision=8"]


class Arrays:
    def __init__(self, choose, made):
        self.choose, self.made = choose, made
        self.count = 0
        self.soft = set()  # whose last bits are not promised
        self.used = set()

    # ── What there is

    def value(self, name):
        return self.made.space[name]

    def names(self, test):
        return [
            name
            for name, value in self.made.space.items()
            if isinstance(value, np.ndarray) and value.size <= 200 and test(value)
        ]

    def fresh(self):
        self.count += 1
        return f"a{self.count}"

    def pick(self, test=lambda a: True, **wanted):
        """The name of an array for which `test` holds; makes one where there is none."""
        names = self.names(test)
        if names and self.choose.chance(0.85):
            name = self.choose.choice(names[-8:])
        else:
            for _ in range(20):
                name = self.create(**wanted)
                if name in self.made.space and test(self.value(name)):
                    break
        self.used.add(name)
        return name

    def numeric(self, kinds="fi", least=0, most=3, nonempty=True):
        return self.pick(
            lambda a: a.dtype.kind in kinds and least <= a.ndim <= most and (a.size > 0 or not nonempty),
            dtype={"f": "float64", "i": "int64", "b": "bool"}[self.choose.choice(kinds)],
            ndim=self.choose.randint(max(least, 1), max(most, 1)),
        )

    def any(self, least=0):
        return self.numeric("fib", least=least, nonempty=False)

    def partner(self, name):
        """What can be combined with an array: one that fits, a number, or a row of it."""
        value = self.value(name)
        ways = {"number": 3, "same": 6, "row": 2, "self": 1, "any": 0.3}
        way = self.choose.pick(ways)
        if way == "number":
            return self.choose.choice([literals.small(self.choose, -3, 5), self.choose.choice(REALS), "True"])
        if way == "same":
            return self.pick(lambda a: fits(a.shape, value.shape), shape=value.shape)
        if way == "row" and value.ndim > 1:
            return self.choose.choice([f"{name}[0]", f"{name}[:1]", f"{name}[..., :1]"])
        return self.any() if way == "any" else name

    def axis(self, name, none=True):
        ndim = self.value(name).ndim
        ways = [str(axis) for axis in range(-ndim, ndim)] + (["None"] if none else [])
        return self.choose.choice(ways) if ways else "None"

    # ── Making some

    def shape(self, ndim=None):
        choose = self.choose
        ndim = choose.pick({1: 6, 2: 8, 3: 3, 0: 0.4}) if ndim is None else ndim
        return tuple(choose.pick({1: 2, 2: 6, 3: 6, 4: 4, 5: 1, 0: 0.3}) for _ in range(ndim))

    def item(self, dtype):
        choose = self.choose
        if dtype == "bool":
            return literals.boolean(choose)
        if dtype == "int64":
            return str(choose.randint(-9, 20)) if choose.chance(0.95) else choose.choice(["1000", "123456", "-99999"])
        return choose.choice(REALS) if choose.chance(0.4) else repr(round(choose.uniform(-10, 10), choose.randint(0, 4)))

    def nested(self, shape, dtype):
        if not shape:
            return self.item(dtype)
        return f"[{', '.join(self.nested(shape[1:], dtype) for _ in range(shape[0]))}]"

    def create(self, dtype=None, ndim=None, shape=None):
        """A new array under a new name, which is given."""
        choose = self.choose
        dtype = dtype or choose.pick(DTYPES)
        shape = self.shape(ndim) if shape is None else shape
        size = int(np.prod(shape))
        note = f", dtype={'bool' if dtype == 'bool' else 'np.' + dtype}"
        nested = self.nested(shape, dtype)
        kept = "" if (dtype == "float64" and "." in nested) or (dtype == "int64" and size) else note
        if dtype == "bool" and size:
            kept = ""
        ways = {f"np.array({nested}{kept})": 8}
        if dtype in ("float64", "int64"):
            ways[f"np.arange({size}{'.' if dtype == 'float64' else ''}).reshape({shape})"] = 3
            ways[f"np.full({shape}, {self.item(dtype)}{note if dtype == 'int64' else ''})"] = 1
        ways[f"np.{choose.choice(['zeros', 'ones'])}({shape}{note if dtype != 'float64' else ''})"] = 1
        if len(shape) == 1 and dtype == "float64":
            ways[f"np.linspace({choose.choice(REALS)}, {choose.choice(REALS)}, {shape[0]})"] = 2
        if len(shape) == 1 and dtype == "int64":
            start, step = choose.randint(-5, 5), choose.choice([1, 2, 3, -1])
            ways[f"np.arange({start}, {start + step * shape[0]}, {step})"] = 2
        if len(shape) == 2 and shape[0] == shape[1]:
            ways[f"np.eye({shape[0]}{note if dtype != 'float64' else ''})"] = 1
        if dtype == "float64":
            ways[f"rng.{choose.choice(['normal(size=', 'random(', 'uniform(-1, 1, size=', 'standard_normal('])}{shape})"] = 2
            ways[f"np.random.{choose.choice(['normal(size=', 'random(', 'uniform(0, 5, size='])}{shape})"] = 1
        if dtype == "int64":
            ways[f"rng.integers(0, {choose.randint(2, 20)}, size={shape})"] = 2
            ways[f"np.random.randint(-5, {choose.randint(2, 20)}, size={shape})"] = 1
        name = self.fresh()
        source = choose.pick(ways)
        self.made.add([f"{name} = {source}"])
        return name

    # ── Indices

    def part(self, length):
        """An index into an axis of this length."""
        choose = self.choose
        ends = lambda: choose.choice(["", "", str(choose.randint(-length - 1, length + 1))])  # noqa: E731
        return choose.pick(
            {
                str(choose.randint(-length, length - 1) if length and choose.chance(0.97) else length + 2): 4,
                f"{ends()}:{ends()}": 4,
                f"{ends()}:{ends()}:{choose.choice(['2', '-1', '-2', '3'])}": 2,
                ":": 2,
            }
        )

    def index(self, name):
        choose, value = self.choose, self.value(name)
        if value.ndim == 0:
            return choose.choice(["...", "()"])
        way = choose.pick({"basic": 8, "mask": 2, "rows": 3, "pairs": 2, "mixed": 1, "comparison": 2})
        if way == "mask":
            masks = self.names(lambda a: a.dtype == bool and a.ndim and a.shape == value.shape[: a.ndim])
            if masks:
                return choose.choice(masks)
        if way == "comparison" and value.dtype.kind in "fi":
            return f"{name} {choose.choice(['>', '<=', '=='])} {choose.choice(['0', '1', '2.5'])}"
        length = value.shape[0]
        if way in ("rows", "pairs", "mixed") and length:
            rows = [choose.randint(-length, length - 1) for _ in range(choose.randint(1, 4))]
            if way == "pairs" and value.ndim > 1 and value.shape[1]:
                columns = [choose.randint(0, value.shape[1] - 1) for _ in rows]
                return f"{rows}, {columns}"
            if way == "mixed" and value.ndim > 1:
                return choose.choice([f"{rows}, {self.part(value.shape[1])}", f":, {[0] * len(rows)}", f"np.array([{rows}])"])
            return str(rows) if choose.chance(0.6) else f"np.array({rows})"
        parts = [self.part(each) for each in value.shape[: choose.randint(1, value.ndim)]]
        for extra, chance in (("None", 0.1), ("np.newaxis", 0.1)):
            if choose.chance(chance):
                parts.insert(choose.randint(0, len(parts)), extra)
        if choose.chance(0.15):
            parts.insert(choose.choice([0, len(parts)]), "...")
        return ", ".join(parts)

    # ── Statements

    def compute(self):
        entry = self.choose.pick([(entry, entry.weight) for entry in TABLE])
        self.used = set()
        source = entry.make(self)
        if source is None:
            return
        name = self.fresh()
        self.made.add([f"{name} = {source}"])
        if entry.soft and self.is_real(name) or self.used & self.soft:
            self.soft.add(name)
        self.show(name)

    def is_real(self, name):
        value = self.made.space.get(name)
        values = value if isinstance(value, (tuple, list)) else [value]
        return any(getattr(each, "dtype", np.dtype(float)).kind == "f" for each in values)

    def show(self, name):
        if name not in self.made.space:
            return
        value = self.value(name)
        if name in self.soft:
            if isinstance(value, tuple):
                self.made.add([f"print([(np.round(each, 5) + 0.0).tolist() for each in {name}])"])
            else:
                self.made.add([f"print(np.round({name}, 5) + 0.0)"])
            return
        if isinstance(value, np.ndarray):
            ways = [f"print({name})", f"print(repr({name}))", f"print({name}.shape, {name}.dtype)", f"print({name}.tolist())"]
            ways += [f"print(f'{{{name}}}')", f"print([{name}])", f"print({name}, {name}.ndim, {name}.size)"]
            self.made.add([self.choose.choice(ways[:2] if self.choose.chance(0.7) else ways)])
        else:
            self.made.add([self.choose.choice([f"print({name})", f"print(repr({name}), type({name}).__name__)"])])

    def read(self):
        name = self.any()
        self.used = {name}
        new = self.fresh()
        self.made.add([f"{new} = {name}[{self.index(name)}]"])
        if name in self.soft:
            self.soft.add(new)
        self.show(new)

    def write(self):
        name = self.any()
        index = self.index(name)
        op = self.choose.pick({"=": 6, "+=": 2, "-=": 1, "*=": 1})
        value = self.choose.pick({self.item(str(self.value(name).dtype)): 5, self.choose.choice(REALS): 1, f"{name}[{index}]": 1, self.any(): 0.5})
        self.made.add([f"{name}[{index}] {op} {value}"])
        if value in self.soft:
            self.soft.add(name)
        self.show(name)

    def change(self):
        name = self.numeric("fi")
        other = self.partner(name)
        self.made.add([f"{name} {self.choose.choice(['+=', '-=', '*=', '+=', '/='])} {other}"])
        if other in self.soft:
            self.soft.add(name)
        self.show(name)

    def options(self):
        self.made.add([f"np.set_printoptions({self.choose.choice(FORMS)})"])


def fits(a, b):
    try:
        np.broadcast_shapes(a, b)
    except ValueError:
        return False
    return True


def array_program(seed, size=14):
    """The source of the array program that has this number."""
    choose = Chooser(f"arrays {seed}")
    made = Program(choose)
    # The program's options are its own: the next one begins with NumPy's.
    with quiet(), np.printoptions():
        made.add(["import numpy as np"])
        made.add([f"rng = np.random.default_rng({seed % 1000})"])
        made.add([f"np.random.seed({seed % 97})"])
        parts = Arrays(choose, made)
        for _ in range(choose.randint(1, 3)):
            parts.show(parts.create())
        for _ in range(choose.randint(3, size)):
            choose.pick({parts.compute: 14, parts.read: 4, parts.write: 3, parts.change: 2, parts.options: 0.7})()
    return made.source()
