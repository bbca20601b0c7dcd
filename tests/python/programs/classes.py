class Point:
    count = 0
    def __init__(self, x, y=0):
        self.x, self.y = x, y
        Point.count += 1
    def __repr__(self): return f"Point({self.x}, {self.y})"
    def __add__(self, o): return Point(self.x + o.x, self.y + o.y)
    def __eq__(self, o): return isinstance(o, Point) and (self.x, self.y) == (o.x, o.y)
    def __mul__(self, k): return Point(self.x * k, self.y * k)
    __rmul__ = __mul__
    def __hash__(self): return hash((self.x, self.y)) if False else self.x
    def __lt__(self, o): return self.x < o.x
    def __len__(self): return 2
    def __getitem__(self, i): return (self.x, self.y)[i]
    @property
    def norm(self): return (self.x ** 2 + self.y ** 2) ** 0.5
    @staticmethod
    def origin(): return Point(0, 0)
    @classmethod
    def of(cls, t): return cls(*t)
p = Point(3, 4); q = Point(1)
print(p, p + q, p == Point(3, 4), p != q, 2 * p, p * 2, p.norm, Point.origin(), Point.of((5, 6)), Point.count)
print(sorted([p, q]), len(p), p[1], list(p), p in {p: 1}, isinstance(p, Point), type(p).__name__, str(p))
class Shape:
    def __init__(self, name): self.name = name
    def area(self): raise NotImplementedError("area")
    def describe(self): return f"{self.name}: {self.area():.2f}"
class Circle(Shape):
    def __init__(self, r):
        super().__init__("circle"); self.r = r
    def area(self): return 3.14159 * self.r ** 2
print(Circle(2).describe(), issubclass(Circle, Shape), Circle.__mro__)
try:
    Shape("s").describe()
except NotImplementedError as e:
    print("caught", e, repr(e))
class Stack:
    def __init__(self): self._items = []
    def push(self, x): self._items.append(x); return self
    def __iter__(self): return iter(self._items)
    def __contains__(self, x): return x in self._items
    def __bool__(self): return bool(self._items)
    def __call__(self, x): return x * 2
    def __enter__(self): print("enter"); return self
    def __exit__(self, t, v, tb): print("exit", t is None, v); return True
s = Stack().push(1).push(2); print(list(s), 2 in s, bool(Stack()), s(21))
with s as t:
    print(t is s)
    raise ValueError("inside")
class Temp:
    def __init__(self): self._c = 0
    @property
    def c(self): return self._c
    @c.setter
    def c(self, v):
        if v < -273: raise ValueError("too cold")
        self._c = v
t = Temp(); t.c = 25; print(t.c)
try: t.c = -300
except ValueError as e: print(e)
class Countdown:
    def __init__(self, n): self.n = n
    def __iter__(self): return self
    def __next__(self):
        if self.n <= 0: raise StopIteration
        self.n -= 1
        return self.n + 1
print(list(Countdown(3)), sum(Countdown(4)))
class MyError(Exception):
    def __init__(self, code): super().__init__(f"code {code}"); self.code = code
try: raise MyError(7)
except MyError as e: print(e, e.code, e.args, type(e))
print(getattr(p, "x"), hasattr(p, "zz"), getattr(p, "zz", None)); setattr(p, "zz", 9); print(p.zz)
class Meta:
    def __getattr__(self, n): return n + "!"
print(Meta().foo)
