import numpy as np

x = np.array([-2.5, 0.0, 3.5])
print(np.sign(x), np.abs(x), np.absolute(-4), np.fabs(x))
print(np.sign([-3, 0, 5]))
print(np.maximum(x, 0), np.minimum(x, 1), np.maximum([1, 5], [4, 2]))
print(np.maximum(np.array([1, 2]), 1.5))
print(np.negative(x), np.positive(x), np.copysign(1, [-0.0, 2]))
print(np.signbit([-1.0, -0.0, 1.0]), np.heaviside(x, 0.5))
print(np.maximum([np.nan, 1], [1, np.nan]), np.fmax([np.nan, 1], [1, np.nan]))
