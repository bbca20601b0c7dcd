import numpy as np

empty = np.array([])
print(empty.sum(), empty.prod(), empty.shape, empty.dtype)
print(np.mean(empty))
print(empty.std())
print(np.zeros((0, 3)).sum(axis=0), np.zeros((0, 3)).sum(axis=1))
