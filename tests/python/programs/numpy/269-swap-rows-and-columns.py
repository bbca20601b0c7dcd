import numpy as np

m = np.arange(9).reshape(3, 3)
m[[0, 2]] = m[[2, 0]]
print(m)
m[:, [0, 1]] = m[:, [1, 0]]
print(m)
a, b = m[0].copy(), m[1].copy()
m[0], m[1] = b, a
print(m)
# Without copies both rows become the same.
m[0], m[1] = m[1], m[0]
print(m)
x = np.array([1, 2, 3])
x[0], x[2] = x[2], x[0]
print(x)
print(m[:, ::-1], m[::-1], m[[1, 1, 1]])
