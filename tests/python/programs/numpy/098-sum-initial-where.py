import numpy as np

a = np.array([3, -1, 4, -1, 5])
print(np.sum(a, initial=100), np.prod(a, initial=2))
print(a.max(initial=10), a.min(initial=0), np.max([], initial=-1))
print(np.sum(a, where=a > 0), np.mean(a, where=a > 0))
print(np.any(a, where=a > 10), np.all(a > 0, where=a > 0))
m = a[:4].reshape(2, 2)
print(m.sum(axis=0, initial=1), np.max(m, axis=1, initial=0, where=m > 3))
