import numpy as np

a = np.array([10, 20, 30, 40])
chosen = a[[0, 2]]
chosen[0] = -1
print(a, chosen)
masked = a[a > 15]
masked[:] = 0
print(a, masked)
a[[0, 2]] = -1
print(a)
a[a > 15] = 0
print(a)
print(np.shares_memory(a, a[[0, 1]]), np.shares_memory(a, a[0:2]))
