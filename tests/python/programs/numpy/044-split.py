import numpy as np

a = np.arange(9)
print(np.split(a, 3))
print(np.split(a, [2, 5]))
first, second, rest = np.split(a, [4, 6])
print(first, second, rest)
print([part.tolist() for part in np.array_split(a, 4)])
m = np.arange(12).reshape(3, 4)
left, right = np.hsplit(m, 2)
print(left)
print(right)
top, bottom = np.vsplit(m, [1])
print(top, bottom.shape)
for part in np.split(m, 2, axis=1):
    print(part.sum())
