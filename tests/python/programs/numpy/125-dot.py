import numpy as np

a = np.array([1, 2, 3])
b = np.array([4, 5, 6])
print(np.dot(a, b), a @ b, a.dot(b), (a * b).sum(), np.inner(a, b), np.vdot(a, b))
m = np.arange(6).reshape(2, 3)
print(m @ a, np.dot(m, a), a @ m.T)
print(m @ m.T, np.dot(m.T, m))
print(np.dot(2, 3), np.dot(m, 2), type(a @ b).__name__)
print(np.dot(a / 2, b), (a @ b.astype(float)).dtype)
print(np.cross([1, 0, 0], [0, 1, 0]), np.inner(m, a), np.kron([1, 10], [1, 2]))
print(np.dot([], []), np.zeros((2, 0)) @ np.zeros((0, 3)))
