"""How long an operation on small arrays takes: prints the seconds of one, the shortest of five."""

import time

import numpy as np

COUNT = 50_000


def add(a, b):
    for _ in range(COUNT):
        a + b


a, b = np.array([1.0, 2.0, 3.0]), np.array([4.0, 5.0, 6.0])
best = None
for _ in range(5):
    start = time.perf_counter()
    add(a, b)
    taken = time.perf_counter() - start
    if best is None or taken < best:
        best = taken
print(best / COUNT)
