import numpy as np

a = np.array([5, 6, 7, 8, 9])
print(a[[0, -1, 2, 2]])
print(a[np.array([[0, 1], [3, 4]])])
m = np.arange(12).reshape(3, 4)
print(m[[2, 0]])
print(m[:, [3, 0]])
print(m[[0, 1, 2], [1, 2, 3]])
print(m[[[0], [2]], [1, 3]])
print(m[np.arange(3), m.argmax(axis=1)])
print(m[[0, 2], 1:3])
print(m[1, [0, 2]])
print(a[[]], m[[]].shape)
