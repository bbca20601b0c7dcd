import numpy as np

counts = np.array([1, 2, 3])
counts += 4
counts *= 2
print(counts, counts.dtype)
try:
    counts += 0.5
except TypeError as error:
    print(type(error).__name__)
    print(error)
print(counts)

weights = np.array([1, 2], dtype=np.float32)
weights += np.array([0.25, 0.5])
print(weights, weights.dtype)
