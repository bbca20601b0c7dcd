"""Fibonacci in many ways, and what a cache is worth."""
import functools
import itertools

import numpy as np

calls = 0


def slow(n):
    global calls
    calls += 1
    return n if n < 2 else slow(n - 1) + slow(n - 2)


for n in (5, 10, 15):
    calls = 0
    print(n, slow(n), "calls:", calls)


def memoise(f):
    cache = {}

    @functools.wraps(f)
    def wrapper(n):
        if n not in cache:
            cache[n] = f(n)
        return cache[n]

    wrapper.cache = cache
    return wrapper


@memoise
def fib(n):
    """The n-th Fibonacci number."""
    return n if n < 2 else fib(n - 1) + fib(n - 2)


print(fib(80), len(fib.cache), fib.__name__)


@functools.lru_cache(maxsize=None)
def cached(n):
    return n if n < 2 else cached(n - 1) + cached(n - 2)


print(cached(60), cached.cache_info())
cached(30)
print(cached.cache_info().hits, cached.cache_info().misses)


def generate():
    a, b = 0, 1
    while True:
        yield a
        a, b = b, a + b


print(list(itertools.islice(generate(), 12)))
print(list(itertools.takewhile(lambda x: x < 100, generate())))
print(sum(x for x in itertools.takewhile(lambda x: x < 1000, generate()) if x % 2 == 0))
print(functools.reduce(lambda p, _: (p[1], p[0] + p[1]), range(20), (0, 1))[0])

table = np.zeros(20, dtype=int)
table[1] = 1
for i in range(2, 20):
    table[i] = table[i - 1] + table[i - 2]
print(table, (table[2:] / table[1:-1])[-3:].round(6))
print([int(np.linalg.matrix_power(np.array([[1, 1], [1, 0]]), n)[0, 1]) for n in range(12)])
phi = (1 + 5**0.5) / 2
print(all(round(phi**n / 5**0.5) == fib(n) for n in range(30)))
print([n for n in range(1, 90) if n % 5 == 0 and fib(n) % 5 == 0], fib(90))


def hanoi(n, source="A", target="C", spare="B"):
    if n == 0:
        return []
    return (
        hanoi(n - 1, source, spare, target)
        + [(source, target)]
        + hanoi(n - 1, spare, target, source)
    )


print(len(hanoi(8)), " ".join(a + b for a, b in hanoi(3)))


@functools.lru_cache(maxsize=None)
def ackermann(m, n):
    if m == 0:
        return n + 1
    return ackermann(m - 1, 1 if n == 0 else ackermann(m, n - 1))


print([ackermann(2, n) for n in range(5)])
