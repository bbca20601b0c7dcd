import numpy as np

m = np.arange(1, 7).reshape(2, 3)
print(np.add.reduce(m), np.add.reduce(m, axis=None), np.maximum.reduce(m, axis=1))
print(np.logical_and.reduce([True, True, False]), np.multiply.accumulate([1, 2, 3, 4]))
print(np.minimum(m, [[2], [5]]), np.power(m, 2))
print(np.add(m, 1, dtype=float))
print(np.vectorize(lambda x: x * 10 if x % 2 else 0)(m))
print(np.apply_along_axis(lambda row: row.max() - row.min(), 1, m))
print(np.apply_along_axis(np.sort, 0, m[::-1]))
