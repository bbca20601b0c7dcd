import numpy as np

a = np.array([1.5, 2.5])
for x in a:
    print(x, type(x).__name__)
m = np.arange(6).reshape(2, 3)
for i, row in enumerate(m):
    print(i, row, row.sum())
for (i, j), value in np.ndenumerate(m):
    print((i, j), value, end="; ")
print()
for index in np.ndindex(2, 2):
    print(index, end=" ")
print()
first, second = m
print(first, second)
(a0, a1, a2), _ = m
print(a0, a1, a2)
print([c.tolist() for c in m.T], 4 in m, 9 in m)
print(list(zip(m[0], m[1])))
