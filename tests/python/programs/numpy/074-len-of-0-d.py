import numpy as np

a = np.array([[1, 2, 3], [4, 5, 6]])
print(len(a), len(a[0]), a.size)
zero = np.array(3)
print(zero.size, zero.ndim)
print(len(zero))
