import numpy as np

a = np.array([1, 2, 3], dtype=float)
b = np.array([1.9, -1.9, 0.2], dtype=int)
c = np.array([0, 1, 2, -3], dtype=bool)
d = np.array([0.1, 0.2], dtype=np.float32)
e = np.array([1, 2], dtype="float64")
for x in (a, b, c, d, e):
    print(repr(x), x.dtype)
print(a.dtype == np.float64, b.dtype == np.int64, c.dtype == bool)
print(a.itemsize, b.itemsize, c.itemsize, d.itemsize)
