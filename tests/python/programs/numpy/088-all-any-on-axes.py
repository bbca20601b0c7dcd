import numpy as np

m = np.array([[1, 0, 3], [4, 5, 6]])
print(m.all(), m.any())
print(m.all(axis=0), m.all(axis=1), m.any(axis=0))
print((m > 3).any(axis=1, keepdims=True))
print(np.all(m > 0, axis=1), np.any(m > 5, axis=0))
print(np.isin([1, 7, 4], m), np.isin(m, [0, 6]))
print(np.in1d([1, 2], [2, 3]))
