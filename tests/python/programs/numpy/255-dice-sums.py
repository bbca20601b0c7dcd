import numpy as np

rng = np.random.default_rng(6)
rolls = rng.integers(1, 7, size=(1000, 2))
sums = rolls.sum(axis=1)
values, counts = np.unique(sums, return_counts=True)
for v, c in zip(values, counts):
    print(f"{v:2d} {c:4d} {'#' * (c // 10)}")
print(sums.mean(), sums.std().round(4), (rolls[:, 0] == rolls[:, 1]).mean())
print(rolls[:3], sums[:10])
