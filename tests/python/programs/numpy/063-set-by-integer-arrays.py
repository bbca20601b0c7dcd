import numpy as np

a = np.zeros(6)
a[[1, 3, 5]] = [10, 30, 50]
print(a)
a[[0, 0, 0]] += 1
print(a)
np.add.at(a, [0, 0, 0], 1)
print(a)
m = np.zeros((3, 3), dtype=int)
m[[0, 1, 2], [2, 1, 0]] = 7
print(m)
m[np.arange(3), np.arange(3)] += 1
print(m)
m[:, [0, 2]] = -1
print(m)
m[[0, 2]] = [[1, 2, 3], [4, 5, 6]]
print(m)
