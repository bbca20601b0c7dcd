# Operators of a class, reflected, in place, unary.
class V:
    def __init__(self, x, y):
        self.x, self.y = x, y

    def __repr__(self):
        return f"V({self.x}, {self.y})"

    def __add__(self, o):
        if not isinstance(o, V):
            return NotImplemented
        return V(self.x + o.x, self.y + o.y)

    def __radd__(self, o):
        return self if o == 0 else NotImplemented

    def __sub__(self, o):
        return V(self.x - o.x, self.y - o.y)

    def __mul__(self, k):
        return V(self.x * k, self.y * k)

    __rmul__ = __mul__

    def __truediv__(self, k):
        return V(self.x / k, self.y / k)

    def __floordiv__(self, k):
        return V(self.x // k, self.y // k)

    def __mod__(self, k):
        return V(self.x % k, self.y % k)

    def __pow__(self, k):
        return V(self.x**k, self.y**k)

    def __matmul__(self, o):
        return self.x * o.x + self.y * o.y

    def __iadd__(self, o):
        self.x += o.x
        return self

    def __neg__(self):
        return V(-self.x, -self.y)

    def __pos__(self):
        return self

    def __invert__(self):
        return V(self.y, self.x)

    def __abs__(self):
        return (self @ self) ** 0.5

    def __and__(self, o):
        return "and"

    def __rshift__(self, o):
        return f"to {o}"

    def __round__(self, n=0):
        return V(round(self.x, n), round(self.y, n))

    def __int__(self):
        return int(self.x)

    def __float__(self):
        return float(self.y)

    def __index__(self):
        return 2

    def __format__(self, spec):
        return f"<{self.x:{spec}};{self.y:{spec}}>"

    def __divmod__(self, k):
        return (self // k, self % k)


a, b = V(1, 2), V(3, 4)
print(a + b, a - b, a * 2, 2 * a, b / 2, b // 2, b % 2, a**2, a @ b, -a, +a, ~a, abs(b), a & b, a >> 1)
print(sum([a, b]), int(b), float(b), [10, 20, 30][a], round(V(1.256, 2.5), 1), f"{b:.1f} {b:>4}", format(a, "d"), divmod(b, 3))
c = a
c += b
c -= V(1, 1)
print(a, c)
for bad in [lambda: a + 1, lambda: "x" + a, lambda: a < b, lambda: a | b, lambda: a["x"], lambda: len(a), lambda: 1 @ a]:
    try:
        print(bad())
    except TypeError as e:
        print(e)
