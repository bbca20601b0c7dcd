import numpy as np

total = np.array([1, 2, 3]).sum()
print(total, np.ndim(total))
for n in np.atleast_1d(total):
    print(n)
point = np.array(4.0)
print(point + 1, point.shape)
for n in point:
    print(n)
