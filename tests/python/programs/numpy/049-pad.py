import numpy as np

a = np.array([1, 2, 3])
print(np.pad(a, 2))
print(np.pad(a, (1, 3)))
print(np.pad(a, 1, constant_values=9))
m = np.array([[1, 2], [3, 4]])
print(np.pad(m, 1))
print(np.pad(m, ((0, 1), (2, 0))))
print(np.pad(a, 2, mode="edge"))
print(np.pad(a, 2, mode="reflect"))
print(np.pad(a, (0, 2), mode="wrap"))
