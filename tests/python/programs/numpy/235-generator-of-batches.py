import numpy as np


def batches(X, size):
    for start in range(0, len(X), size):
        yield X[start : start + size]


X = np.arange(20).reshape(10, 2)
for batch in batches(X, 4):
    print(batch.shape, batch[:, 0])
g = batches(X, 6)
print(next(g).sum(), next(g).sum(), next(g, "bitti"))
print([len(b) for b in batches(X, 3)])
