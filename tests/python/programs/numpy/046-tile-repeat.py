import numpy as np

a = np.array([1, 2, 3])
print(np.tile(a, 2))
print(np.tile(a, (2, 1)))
print(np.tile(a, (2, 2)))
print(np.tile([[1, 2], [3, 4]], 2))
print(np.repeat(a, 2), a.repeat(3))
print(np.repeat(a, [1, 0, 2]))
m = np.array([[1, 2], [3, 4]])
print(np.repeat(m, 2))
print(np.repeat(m, 2, axis=0))
print(np.repeat(m, [1, 3], axis=1))
