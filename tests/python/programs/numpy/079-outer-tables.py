import numpy as np

n = np.arange(1, 6)
print(np.outer(n, n))
print(np.add.outer([0, 10], n))
print(np.multiply.outer(n[:2], n[:3]))
print(n[:, None] ** np.arange(3))
print(np.outer([1, 2], [0.5, 0.25, 0.125]))
print(np.subtract.outer(n[:3], n[:3]))
print((n[:, None] % n == 0).astype(int))
