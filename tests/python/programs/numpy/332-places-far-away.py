# Slices may end far beyond an array; diagonals, too.
import numpy as np

a = np.arange(6)
print(a[-(2**62):2**62], a[2**40:], a[:-(2**40)], a[2**40::-1])
m = np.ones((2, 3), dtype=int)
print(np.tril(m, 2**31 - 1), np.triu(m, 2**31 - 1), np.tril(m, -(2**31 - 1)))
print(np.eye(2, k=2**30), np.diag(np.ones((2, 2)), 2**30), m.diagonal(-(2**30)))
try:
    np.array([[1, 2], [3, [4, [5, [6, [7]]]]]])
except ValueError as error:
    print(error)
try:
    np.broadcast_to(1, (2, -1))
except ValueError as error:
    print(error)
try:
    np.indices((2, -1))
except ValueError as error:
    print(error)
print(np.diff([1, 4, 9, 16], 4), np.diff([1, 4, 9, 16], 100))
print(np.vander([], 4).shape)
