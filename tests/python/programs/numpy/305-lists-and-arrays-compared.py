import numpy as np

l, a = [1, 2, 3], np.array([1, 2, 3])
print(l + l, a + a, l * 2, a * 2, l == [1, 2, 3], a == [1, 2, 3])
print(2 in l, 2 in a, len(l), len(a), l[::-1], a[::-1], sum(l), a.sum())
m = l
m.append(4)
b = a
b = np.append(b, 4)
print(l, a, b)
nested = [[0] * 2] * 2
nested[0][0] = 1
grid = np.zeros((2, 2), int)
grid[0][0] = 1
print(nested, grid.tolist(), grid)
print([x * 2 for x in l], max(l), a.max())
print(l.index(3), np.where(a == 3)[0][0], sorted(l, key=lambda x: -x))
