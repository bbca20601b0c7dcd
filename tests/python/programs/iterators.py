# Iterators made by classes, and what the builtins do with them.
class Countdown:
    def __init__(self, start):
        self.now = start

    def __iter__(self):
        return self

    def __next__(self):
        if self.now <= 0:
            raise StopIteration
        self.now -= 1
        return self.now + 1


class Squares:
    def __getitem__(self, i):
        if i >= 4:
            raise IndexError(i)
        return i * i


print(list(Countdown(3)), sum(Countdown(4)), 2 in Countdown(3), max(Countdown(5)), sorted(Countdown(3)), tuple(Squares()), 9 in Squares())
c = Countdown(2)
print(next(c), next(c), next(c, "end"), list(c))
it = iter([1, 2, 3, 4])
print(list(zip(it, it)), next(iter("x")), iter(c) is c)
print(list(iter(lambda it=iter([5, 3, 0, 7]): next(it), 0)))
print(list(map(lambda a, b: a * b, [1, 2, 3], [4, 5])), list(filter(None, [0, 1, "", "a"])), list(reversed([1, 2])), list(enumerate("ab", start=10)))
m = map(str, [1, 2])
print(next(m), list(m), list(m))
for bad in [lambda: iter(3), lambda: next([1]), lambda: list(zip([1], [1, 2], strict=True)), lambda: next(iter([])), lambda: [x for x in 5], lambda: reversed({1})]:
    try:
        print(bad())
    except Exception as e:
        print(type(e).__name__, e)
a, *b = Countdown(3)
print(a, b, *Countdown(2), dict(zip(Countdown(2), "ab")), ",".join(str(n) for n in Countdown(3)))
