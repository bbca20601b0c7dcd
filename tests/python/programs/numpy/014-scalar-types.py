import numpy as np

a = np.array([1, 2, 3])
f = np.array([1.5, 2.5])
m = a > 1
for x in (a[0], f[0], m[0], a.sum(), f.mean(), m.all(), m.sum()):
    print(x, repr(x), type(x), type(x).__name__)
print(isinstance(f[0], float), isinstance(a[0], int), isinstance(m[0], bool))
print(isinstance(a[0], np.integer), isinstance(f[0], np.floating))
