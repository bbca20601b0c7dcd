import numpy as np

a = np.array([True, True, False, False])
b = np.array([True, False, True, False])
print(np.logical_and(a, b), np.logical_or(a, b))
print(np.logical_xor(a, b), np.logical_not(a))
print(a & ~b, a | b, a ^ b)
print(np.logical_and([1, 0, 2], [3, 4, 0]))
print(np.all([a, b]), np.any(a), np.all([]), np.any([]))
x = np.array([-3, 0, 4, 8])
print((x > 0) & (x < 5), ~(x > 0), np.logical_not(x))
print(np.all(x > -5), np.any(x == 4), np.all(x, axis=0))
