import numpy as np

a = np.array([1.5, 2.0])
for x in (a, a[0], a.tolist(), a.shape, a.dtype, a > 1, a.sum(), a.size):
    print(type(x).__name__, isinstance(x, np.ndarray), isinstance(x, (int, float)))
print(isinstance(a, list), np.isscalar(3), np.isscalar(a[0]), np.isscalar(a))
print(type(a) is np.ndarray, callable(a.sum), callable(np.sum))
print(np.issubdtype(a.dtype, np.floating), np.issubdtype(np.int64, np.integer))
print(a.dtype.kind, np.arange(2).dtype.kind, (a > 1).dtype.kind)
