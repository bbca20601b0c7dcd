import numpy as np

m = np.arange(12).reshape(3, 4)
print(m[m % 2 == 0])
rows = np.array([True, False, True])
columns = np.array([False, True, True, False])
print(m[rows])
print(m[:, columns])
print(m[rows][:, columns])
print(m[rows, 1])
print(m[0, columns])
m[rows, 0] = -1
m[m > 8] = 0
print(m)
print(m[m.sum(axis=1) > 10])
