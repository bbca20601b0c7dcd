# collections.namedtuple.
from collections import namedtuple

Point = namedtuple("Point", ["x", "y"])
p = Point(1, y=2.5)
print(p, p.x, p.y, p[0], p[-1], len(p), tuple(p), list(p))
x, y = p
print(x, y, p == (1, 2.5), p < Point(2, 0), p + (3,), p * 2, p[:], p[1:], 1 in p)
print(p._replace(y=7), p._asdict(), Point._fields, Point._make([8, 9]))
print(isinstance(p, tuple), isinstance(p, Point), type(p), Point.__name__, Point.__doc__)
Person = namedtuple("Person", "name, age city", defaults=["Izmir"])
print(Person("ada", 36), Person("a", 1, "b"), Person._field_defaults)
people = [Person("c", 3), Person("a", 2), Person("b", 1)]
print(sorted(people), sorted(people, key=lambda q: q.age)[0].name, max(people).name)
print({p: "key"}[Point(1, 2.5)], hash(Point(1, 2)) == hash((1, 2)), "%s-%s" % Point(1, 2))
print(f"{p} {p.x:03d} {p!r}", [q.name for q in people], Point(*[1, 2]), Point(**{"x": 1, "y": 2}))
print(getattr(p, "x"), hasattr(p, "z"), Point(Point(1, 2), [3]))
Empty = namedtuple("Empty", "")
print(Empty(), Empty() == ())
