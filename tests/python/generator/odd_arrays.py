"""Arrays such as a lesson seldom makes and NumPy has rules of its own for: without
elements, without axes, with NaN and infinities, strided, reversed, broadcast, of strings."""

import numpy as np

from . import literals
from .arrays import Arrays

KINDS = {"float64": 8, "int64": 6, "bool": 3, "float32": 4}
ODD = {
    "float": ["np.nan", "np.inf", "-np.inf", "-0.0", "0.0", "1e300", "-1e-300", "5e-324", "1e16", "0.1", "1e-5", "123456.789", "2.5", "-0.5"],
    "int": ["0", "-1", "1", "2**31", "-2**31", "2**53 + 1", "2**62", "-2**63", "2**63 - 1", "10**15", "100", "7"],
}  # fmt: skip
TEXTS = ["'a'", "'kedi'", "''", "'süt'", "'B'", "'10'", "'-2.5'", "' x'", "'it\\'s'", "'zebra'"]


class OddArrays(Arrays):
    def __init__(self, choose, made):
        super().__init__(choose, made)
        self.wild = choose.chance(0.3)  # whether numbers near the limits are among them

    def item(self, dtype):
        choose = self.choose
        if dtype.startswith("str"):
            return choose.choice(TEXTS)
        if dtype == "bool" or not choose.chance(0.15):
            return super().item("float64" if dtype == "float32" else dtype)
        odd = ODD["int" if dtype == "int64" else "float"]
        return choose.choice(odd if self.wild else odd[:5] if dtype != "int64" else odd[:4])

    def shape(self, ndim=None):
        choose = self.choose
        ndim = choose.pick({1: 6, 2: 8, 3: 3, 0: 1, 4: 0.4}) if ndim is None else ndim
        sizes = {1: 3, 2: 6, 3: 6, 4: 3, 5: 1, 0: 0.7} if ndim < 3 else {1: 2, 2: 5, 3: 2, 0: 0.3}
        return tuple(choose.pick(sizes) for _ in range(ndim))

    def create(self, dtype=None, ndim=None, shape=None):
        choose = self.choose
        if dtype is None:
            dtype = choose.pick(KINDS)
        elif dtype == "float64" and choose.chance(0.3):
            dtype = "float32"
        shape = self.shape(ndim) if shape is None else shape
        way = choose.pick({"plain": 8, "reversed": 2, "strided": 2, "transposed": 2, "broadcast": 0.5, "large": 0.3})
        note = f", dtype={choose.choice(['bool', 'np.bool_']) if dtype == 'bool' else choose.choice(['np.' + dtype, repr(dtype)])}"
        if way == "large" and len(shape) == 1 and dtype != "bool":
            length = choose.choice([9, 17, 33, 130, 1001])
            source = f"np.arange({length}{note}) * {choose.choice(['1', '-1', '7'])} % 11"
        elif way == "strided" and shape:
            double = (*shape[:-1], 2 * shape[-1])
            source = f"np.array({self.nested(double, dtype)}{note}).reshape({double})[..., ::2]"
        elif way == "reversed" and shape:
            steps = ", ".join(choose.choice(["::-1", ":"]) for _ in shape)
            source = f"np.array({self.nested(shape, dtype)}{note}).reshape({shape})[{steps}]"
        elif way == "transposed" and len(shape) > 1:
            source = f"np.array({self.nested(shape[::-1], dtype)}{note}).reshape({shape[::-1]}).T"
        elif way == "broadcast" and shape:
            row = (*(1 for _ in shape[:-1]), shape[-1])
            source = f"np.broadcast_to(np.array({self.nested(row, dtype)}{note}).reshape({row}), {shape})"
        else:
            source = f"np.array({self.nested(shape, dtype)}{note if dtype != 'bool' or not np.prod(shape) else ''})"
            if source.count("[]"):
                source += f".reshape({shape})"
        name = self.fresh()
        self.made.add([f"{name} = {source}"])
        return name

    def texts(self, least=0, most=2):
        """The name of an array of strings."""
        names = self.names(lambda a: a.dtype.kind == "U" and least <= a.ndim <= most)
        if names and self.choose.chance(0.6):
            return self.choose.choice(names)
        shape = self.shape(self.choose.randint(max(least, 1), most))
        name = self.fresh()
        self.made.add([f"{name} = np.array({self.nested(shape, 'str')}, dtype=str)"])
        return name

    def partner(self, name):
        choose = self.choose
        if choose.chance(0.15):
            scalar = choose.choice(["np.float32", "np.float64", "np.int64", "float", "np.bool_"])
            return f"{scalar}({self.item('int64' if 'int' in scalar else 'bool' if 'bool' in scalar else 'float64')})"
        if choose.chance(0.08):
            return choose.choice(ODD["float"] + ODD["int"])
        if choose.chance(0.05):
            return choose.choice(["[1, 2]", "[[1.5], [2]]", "(True, False)", "'a'", "None", "[]", "range(3)"])
        return super().partner(name)

    def axis(self, name, none=True):
        if self.choose.chance(0.04):
            return self.choose.choice(["3", "-4", "1.0", "'0'", "(0, 0)", "()", "True"])
        if name not in self.made.space:
            return self.choose.choice(["0", "-1", "1"])
        return super().axis(name, none)
