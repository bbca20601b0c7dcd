import numpy as np

a = np.array([1, 2, 3, 4])
b = np.array([3, 4, 5, 3])
print(np.intersect1d(a, b), np.union1d(a, b))
print(np.setdiff1d(a, b), np.setdiff1d(b, a), np.setxor1d(a, b))
print(np.isin(a, b), np.isin(a, b, invert=True), a[np.isin(a, [1, 4])])
print(np.isin(2, a), np.isin("a", ["a", "b"]))
print(np.intersect1d(["x", "y"], ["y", "z"]))
