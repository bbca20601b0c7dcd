import numpy as np

print(np.linspace(0, 1, 5))
print(np.linspace(0, 10, 4))
print(np.linspace(-1, 1, 3).dtype)
print(np.linspace(0, 1, 5, endpoint=False))
points, step = np.linspace(0, 2, 9, retstep=True)
print(points, step)
print(np.linspace(5, 1, 5))
print(np.linspace(2, 3, 1), np.linspace(0, 1, 0))
print(len(np.linspace(0, 1)))
print(np.linspace(0, 10, 5, dtype=int))
