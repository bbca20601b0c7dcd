# Every kind of parameter and argument.
def f(a, b=2, *rest, c, d=4, **others):
    return a, b, rest, c, d, others


def only(a, /, b, *, c):
    return a, b, c


print(f(1, c=3), f(1, 20, 30, 40, c=5, e=6), f(*[1, 2, 3], **{"c": 1, "z": 2}))
print(only(1, 2, c=3), only(1, b=2, c=3))
print(f(*"ab", *[1], c=0, **{"d": 1}, **{"x": 5}))
for call in [
    lambda: f(),
    lambda: f(1),
    lambda: only(1),
    lambda: only(1, 2, 3),
    lambda: only(a=1, b=2, c=3),
    lambda: f(1, a=2, c=3),
    lambda: only(1, 2, c=3, d=4),
    lambda: only(),
    lambda: f(1, c=1, **{"c": 2}),
    lambda: (lambda x: x)(1, 2),
    lambda: f(*5),
]:
    try:
        print(call())
    except TypeError as e:
        print(e)


def grow(item, into=[]):
    into.append(item)
    return into


print(grow(1), grow(2), grow(3, []), grow.__name__, f.__name__, (lambda: 0).__name__)
