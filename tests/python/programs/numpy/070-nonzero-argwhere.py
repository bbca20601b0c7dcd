import numpy as np

a = np.array([3, 0, 0, 5, 0, -1])
print(np.nonzero(a))
print(a.nonzero()[0], np.flatnonzero(a), np.count_nonzero(a))
m = np.array([[1, 0, 2], [0, 0, 3]])
rows, columns = np.nonzero(m)
print(rows, columns, m[rows, columns])
print(np.argwhere(m))
print(np.argwhere(m > 1).tolist())
print(np.count_nonzero(m, axis=0), np.count_nonzero(m > 1))
for i, j in zip(*np.nonzero(m)):
    print(i, j, m[i, j])
