import numpy as np


def collect(x, seen=np.zeros(3)):
    seen[int(x)] += 1
    return seen


print(collect(0))
print(collect(2))
print(collect(2) is collect(1))


def collect_fresh(x, seen=None):
    seen = np.zeros(3) if seen is None else seen
    seen[x] += 1
    return seen


print(collect_fresh(0), collect_fresh(2))
