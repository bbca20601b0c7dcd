import numpy as np

x = np.array([1 / 3, 2 / 3, 22 / 7, 100.0])
print(x)
np.set_printoptions(precision=3)
print(x, x / 1000, np.array([1e-7, 1.0]))
print(repr(x), np.float64(1 / 3), x[0], np.array(1 / 3))
np.set_printoptions(precision=0)
print(x, x * 1e10)
np.set_printoptions(precision=12)
print(np.array([0.1, 0.5]), np.array([2.0]) / 16)
np.set_printoptions(precision=8)
print(x)
