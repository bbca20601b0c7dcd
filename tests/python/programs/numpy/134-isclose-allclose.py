import numpy as np

a = np.array([0.1 + 0.2, 1.0, 1e-9, np.nan, np.inf])
b = np.array([0.3, 1.0 + 1e-6, 0.0, np.nan, np.inf])
print(a == b)
print(np.isclose(a, b), np.isclose(a, b, equal_nan=True))
print(np.allclose(a[:3], b[:3]), np.allclose(a, b), np.allclose(a, b, equal_nan=True))
print(np.allclose([1, 2], [1, 2.1], atol=0.2), np.allclose([100], [101], rtol=0.02))
print(np.isclose(0.1 + 0.2, 0.3), np.isclose(1e10, 1.00001e10), np.isclose(1e-10, 0))
print(np.isclose([[1, 2], [3, 4]], [[1, 2.5], [3, 4]]))
print(0.1 + 0.2 == 0.3)
