import numpy as np

a = np.array([[1, 2, 3], [4, 5, 6]])
print(np.zeros_like(a))
print(np.ones_like(a, dtype=float))
print(np.full_like(a, 9))
print(np.full_like(a, 2.7))
print(np.empty_like(a).shape, np.empty_like(a).dtype)
x = np.array([1.5, 2.5])
print(np.zeros_like(x), np.full_like(x, 3))
print(np.zeros_like([1, 2]), np.ones_like(3.0))
