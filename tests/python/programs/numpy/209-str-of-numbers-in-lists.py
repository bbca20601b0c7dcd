import numpy as np

a = np.array([1.5, 2.0, -0.25])
print(list(a), tuple(a), {x for x in a if x > 5}, dict(enumerate(a)))
print([int(x) for x in a], [str(x) for x in a], [f"{x}" for x in a], [repr(x) for x in a])
print(list(np.array([1, 2])), list(np.array([True])), list(np.array(["a"])))
print(sorted(a), max(a), min(a), sum(a), sorted(a, key=lambda x: -x), sorted(a, reverse=True))
print(", ".join(str(n) for n in np.arange(4)), "-".join(map(str, np.arange(3) / 2)))
print(str(np.arange(3)), repr(np.arange(3)), str(list(np.arange(3))), [np.arange(2)] * 2)
