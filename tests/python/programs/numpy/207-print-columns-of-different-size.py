import numpy as np

print(np.array([[1, 1000], [20, 3]]))
print(np.array([[0.001, 1000.0], [20.5, 3.0]]))
print(np.array([[0.0001, 1000.0], [20.5, 3.0]]))
print(np.array([[1e-5, 1000.0], [20.5, 3.0]]))
print(np.array([[1.0, -1.0], [-10.0, 100.0]]))
print(np.array([[-1, 10], [100, -1000]]))
print(np.array([[0.5, 1e7], [1e8, 1]]), np.array([0.5, 99999999]))
print(np.array([1.123456789, 22.1, 333.12]), np.array([0.1 + 0.2, 1e3]))
