# itertools: what never ends, and is cut off.
from itertools import count, cycle, islice, repeat, takewhile
import itertools

print(list(islice(count(), 4)), list(islice(count(10, -3), 4)), list(islice(count(0.5, 0.25), 3)))
print(list(islice(cycle("abc"), 7)), list(islice(cycle([]), 3)), list(repeat("x", 3)), list(repeat(1, 0)))
for i, letter in zip(count(1), "abc"):
    print(i, letter)
print(dict(zip("ab", repeat(0))), list(map(pow, range(5), repeat(2))))
print(sum(takewhile(lambda n: n < 50, (n * n for n in count()))))
c = count(5)
print(next(c), next(c), next(c))
for action in [lambda: islice([1], -1), lambda: itertools.combinations("ab", -1), lambda: itertools.tee([1], -1), lambda: list(itertools.product(3))]:
    try:
        print(action())
    except (ValueError, TypeError) as e:
        print(type(e).__name__, e)
