import numpy as np

a = np.array([1, 2, 3])
print(np.append(a, 4), np.append(a, [5, 6]), np.append(a, 0.5))
print(np.append([[1, 2]], [[3, 4]], axis=0))
print(np.delete(a, 1), np.delete(a, [0, 2]))
m = np.arange(6).reshape(2, 3)
print(np.delete(m, 1, axis=1))
print(np.insert(a, 1, 99), np.insert(a, 3, 7))
print(np.insert(m, 1, 0, axis=1))
print(a)
