import numpy as np

x = np.array([1.0, 0.0, -1.0])
print(x / 0)
print(1 / x)
print(np.log(x))
print(np.sqrt(x))
print(np.array([1, 2]) / np.array([0, 1]))
print(np.array([1, 2]) // np.array([0, 1]))
print(np.array([1, 2]) % np.array([0, 1]))
print(np.float64(1) / 0)
print(np.arcsin(2.0))
