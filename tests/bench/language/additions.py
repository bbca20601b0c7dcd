"""How long a loop of integer additions takes: prints the shortest of five times, in seconds."""

import time


def add(count):
    total = 0
    for i in range(count):
        total = total + i
    return total


best = None
for _ in range(5):
    start = time.perf_counter()
    add(300_000)
    taken = time.perf_counter() - start
    if best is None or taken < best:
        best = taken
print(best)
