import numpy as np

print(np.array([1e-5, 1.0]), np.array([1e-4, 1.0]), np.array([1e-3, 1000.0]))
print(np.array([1e8, 1.0]), np.array([1e16, 1.0]), np.array([99999999.0, 0.5]))
print(np.array([1e-10]), np.array([1.5e300, -2e-300]), np.array([1e100]))
print(np.array([0.0001, 0.00001]), np.array([1234567890.0]), np.array([1e15 + 0.5]))
print(np.array([1e5, 1e-5]), np.array([1.0, 1001.0]) / 1000)
print(np.array([3.0, np.nan, 1e-9]), np.array([1e9, np.inf]))
print(np.array([[1e-8, 1], [2, 3e4]]))
print(repr(np.array([1e20, 1e-20])), np.array([5e-324, 1.7976931348623157e308]))
