import numpy as np

a = np.arange(6).reshape(2, 3)
b = np.arange(12).reshape(3, 4)
print(np.tensordot(a, b, axes=1))
print(np.tensordot(a, a, axes=2), np.tensordot(a, a, axes=([0, 1], [0, 1])))
print(np.tensordot([1, 2], [3, 4], axes=0))
x = np.arange(24).reshape(2, 3, 4)
print(np.tensordot(x, [1, 10, 100], axes=([1], [0])))
print(np.tensordot(x, b, axes=([1, 2], [0, 1])))
