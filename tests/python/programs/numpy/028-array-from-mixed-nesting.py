import numpy as np

row = np.array([1, 2, 3])
print(np.array([row, row * 2]))
print(np.array([row, [7, 8, 9], (1.5, 2, 3)]))
print(np.array((1, 2, 3)), np.array(range(4)))
print(np.array([np.float64(1.5), 2]), np.array([np.int64(1), True]).dtype)
print(np.array(5), np.array(5).shape, np.array(5).ndim)
print(np.array([[]]).shape, np.array([[], []]).shape)
print(np.asarray(row) is row, np.array(row) is row)
print(np.array([1, 2], ndmin=2))
