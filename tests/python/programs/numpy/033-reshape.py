import numpy as np

a = np.arange(12)
print(a.reshape(3, 4))
print(a.reshape((2, 6)))
print(a.reshape(-1, 3).shape, a.reshape(2, -1).shape, a.reshape(2, 3, -1).shape)
print(np.reshape(a, (4, 3))[1])
b = a.reshape(3, 4)
b[0, 0] = 99
print(a[0], b.reshape(-1)[:2])
print(a.reshape(3, 4, order="F"))
print(np.arange(3).reshape(3, 1), np.arange(3).reshape(1, 3))
