# What a namedtuple refuses.
from collections import namedtuple


def attempt(action):
    try:
        print(action())
    except Exception as e:
        print(type(e).__name__, "|", e)


Point = namedtuple("Point", "x y z", defaults=[0])
p = Point(1, 2)
attempt(lambda: Point())
attempt(lambda: Point(1))
attempt(lambda: Point(1, 2, 3, 4))
attempt(lambda: Point(1, 2, w=3))
attempt(lambda: Point(1, 2, x=3))
attempt(lambda: setattr(p, "x", 5))
attempt(lambda: setattr(p, "w", 5))
attempt(lambda: p.w)
attempt(lambda: p[5])
attempt(lambda: p._replace(q=1))
attempt(lambda: Point._make([1]))
attempt(lambda: namedtuple("P", "a a"))
attempt(lambda: namedtuple("P", "_a"))
attempt(lambda: namedtuple("P", "class"))
attempt(lambda: namedtuple("1P", "a"))
attempt(lambda: namedtuple("P", "a b", defaults=[1, 2, 3]))
attempt(lambda: p.__setitem__ if False else p + [1])
