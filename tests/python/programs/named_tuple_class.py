# A class derived from a namedtuple.
from collections import namedtuple


class Vector(namedtuple("Vector", "x y")):
    """A vector in the plane."""

    def __add__(self, other):
        return Vector(self.x + other.x, self.y + other.y)

    def __abs__(self):
        return (self.x**2 + self.y**2) ** 0.5

    @property
    def length(self):
        return abs(self)

    @classmethod
    def unit(cls, axis):
        return cls(1, 0) if axis == "x" else cls(0, 1)

    def __str__(self):
        return f"<{self.x}, {self.y}>"


v = Vector(3, 4)
print(v, repr(v), v.length, abs(v), v + Vector(1, 1), Vector.unit("y"))
print(v == (3, 4), isinstance(v, tuple), Vector.__doc__, v._replace(x=0), type(v._replace(x=0)).__name__)
print(sorted([Vector(2, 1), Vector(1, 5)]), [str(u) for u in [v]])
