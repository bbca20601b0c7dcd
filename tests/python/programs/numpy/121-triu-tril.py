import numpy as np

m = np.arange(1, 10).reshape(3, 3)
print(np.triu(m))
print(np.tril(m))
print(np.triu(m, k=1), np.tril(m, -1), np.triu(m, -1))
mask = np.triu(np.ones((4, 4)), k=1).astype(bool)
print(mask)
print(np.tri(3), np.tri(2, 3, k=1, dtype=int))
rows, columns = np.triu_indices(3, k=1)
print(rows, columns, m[rows, columns])
print(m[np.tril_indices(3)])
