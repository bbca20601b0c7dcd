import numpy as np

m = np.array([[3, 7, 1], [9, 2, 8]])
print(m.min(), m.max(), np.ptp(m), m.ptp(axis=1))
print(m.min(axis=0), m.max(axis=1), np.amax(m, axis=0), np.amin(m))
print(m.max(axis=1, keepdims=True))
print(m / m.max(axis=1, keepdims=True))
print(m.argmax(), m.argmin(), m.argmax(axis=0), m.argmin(axis=1))
print(np.argmax([1, 5, 5, 2]), np.argmin([3, 0, 0]))
print(np.argmax([False, True, True]), np.argmax([0.5, np.nan, 9]))
print(np.max([1.0, np.nan]), np.nanmax([1.0, np.nan]), np.max([True, False]))
