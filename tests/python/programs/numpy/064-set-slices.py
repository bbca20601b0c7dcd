import numpy as np

a = np.arange(8)
a[2:5] = 0
print(a)
a[::2] = [1, 2, 3, 4]
print(a)
a[-2:] = a[:2]
print(a)
a[:] = 9
print(a)
m = np.zeros((3, 4))
m[1] = [1, 2, 3, 4]
m[:, 0] = 5
m[1:, 2:] = np.array([[7], [8]])
m[..., -1] = np.arange(3)
print(m)
ints = np.arange(3)
ints[0] = 2.9
print(ints)
