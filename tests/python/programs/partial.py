# functools.partial, reduce and cmp_to_key.
from functools import cmp_to_key, partial, reduce


def power(base, exponent, scale=1):
    return scale * base**exponent


square = partial(power, exponent=2)
print(square(5), square(5, scale=10), partial(power, 2)(10))
print(square.keywords, square.args, square.func is power)
twice = partial(square, scale=2)
print(twice(3), twice.keywords, list(map(partial(power, 3), range(4))))
print(partial(int, base=2)("1011"), partial(int, base=2), partial(max, 3)(1, 5))
print(reduce(lambda a, b: a * b, range(1, 6)), reduce(max, [3, 9, 2]), reduce(lambda a, b: a + b, [], "start"))
print(sorted([5, 1, 4], key=cmp_to_key(lambda a, b: b - a)))
print(sorted(["bb", "a", "ccc", "dd"], key=cmp_to_key(lambda a, b: len(a) - len(b))))
K = cmp_to_key(lambda a, b: a - b)
print(K(1) < K(2), K(1) == K(1), K(3) >= K(5))
for action in [lambda: partial(), lambda: partial(3), lambda: reduce(max, []), lambda: square(1, 2)]:
    try:
        print(action())
    except TypeError as e:
        print(e)
