import numpy as np


class Vektör:
    def __init__(self, *values):
        self.values = np.array(values, dtype=float)

    def __add__(self, other):
        return Vektör(*(self.values + other.values))

    def __mul__(self, k):
        return Vektör(*(self.values * k))

    __rmul__ = __mul__

    def __len__(self):
        return len(self.values)

    def __getitem__(self, i):
        return self.values[i]

    def __eq__(self, other):
        return np.array_equal(self.values, other.values)

    def __repr__(self):
        return f"Vektör({', '.join(map(str, self.values))})"

    @property
    def uzunluk(self):
        return np.linalg.norm(self.values)


v = Vektör(3, 4)
print(v, v + Vektör(1, 1), v * 2, 0.5 * v)
print(len(v), v[0], v.uzunluk, v == Vektör(3, 4), v == Vektör(0, 0))
