import numpy as np

a = np.arange(6)
part = a[1:4]
part[0] = 100
print(a, part)
part[:] = 0
print(a)
row = a.reshape(2, 3)[1]
row += 50
print(a)
safe = a[:2].copy()
safe[0] = -1
print(a[0], safe)
backwards = a[::-1]
backwards[0] = 7
print(a)
m = np.zeros((2, 2))
for r in m:
    r[0] = 1
print(m)
