import numpy as np

print(np.arange(5))
print(np.arange(2, 8), np.arange(2, 8, 3))
print(np.arange(5, 0, -1))
print(np.arange(3.0), np.arange(0, 1, 0.25))
print(np.arange(1, 2, 0.3))
print(np.arange(0), np.arange(5, 2))
print(np.arange(4, dtype=float), np.arange(0, 10, 2).dtype)
print(repr(np.arange(0.0, 0.5, 0.1)))
print(np.arange(12).reshape(3, 4))
