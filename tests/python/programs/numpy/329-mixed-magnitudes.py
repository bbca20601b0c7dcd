import numpy as np

print(np.array([1e-3, 1e3]), np.array([1e-4, 1e4]), np.array([0.5e-4, 1.0]))
print(np.array([123456789.0]), np.array([0.1234567891234]), np.array([1e7 + 0.1, 1.0]))
print(np.array([1.0, 1e7]), np.array([1.5, 1e8]), np.array([0.00012, 120.0]))
print(np.array([[1.0, 1e-3], [1e3, 1e-6]]), np.array([2.0**k for k in range(-4, 5)]))
print(10.0 ** np.arange(-3, 4), 10.0 ** np.arange(0, 9, 2), 0.5 ** np.arange(6))
print(np.array([99999.9, 0.00001]), np.array([1 / 7, 1e5 / 7]), np.array([1e2, 1e-2]) / 3)
