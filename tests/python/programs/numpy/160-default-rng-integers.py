import numpy as np

rng = np.random.default_rng(7)
print(rng.integers(10), rng.integers(1, 7), rng.integers(0, 2, size=8))
print(rng.integers(1, 6, size=10, endpoint=True))
print(rng.integers(-5, 5, size=(2, 4)))
print(rng.integers(0, 1000000, size=5), rng.integers(10**12, size=3))
print(rng.integers(low=3, high=4), rng.integers([1, 10, 100]))
print(type(rng.integers(10)).__name__, rng.integers(5, size=2).dtype)
print(np.bincount(rng.integers(0, 6, size=600)))
