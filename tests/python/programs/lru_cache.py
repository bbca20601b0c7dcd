# functools.lru_cache and cache.
from functools import cache, lru_cache


@lru_cache(maxsize=None)
def fib(n):
    return n if n < 2 else fib(n - 1) + fib(n - 2)


print(fib(50), fib.cache_info())
fib.cache_clear()
print(fib.cache_info(), fib.__name__)


@lru_cache(maxsize=2)
def slow(x, y=0):
    """Says when it is called."""
    print("called with", x, y)
    return x + y


print(slow(1), slow(2), slow(1), slow(3), slow(2), slow(1, 0), slow(x=1))
print(slow.cache_info(), slow.__doc__, slow.__wrapped__(5))


@lru_cache
def plain(x):
    print("plain", x)
    return x


print(plain(1), plain(1.0), plain(True), plain("a"), plain("a"), plain((1, 2)), plain((1, 2)))
print(plain.cache_info())


@cache
def paths(r, c):
    return 1 if r == 0 or c == 0 else paths(r - 1, c) + paths(r, c - 1)


print(paths(10, 10), paths.cache_info())


class Grid:
    @lru_cache(maxsize=8, typed=True)
    def at(self, i):
        print("at", i)
        return i * 2


g = Grid()
print(g.at(1), g.at(1), g.at(1.0))
try:
    plain([1])
except TypeError as e:
    print(e)
info = fib.cache_info()
print(info.hits, info[1], info._asdict())
