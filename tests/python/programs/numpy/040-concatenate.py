import numpy as np

a = np.array([[1, 2], [3, 4]])
b = np.array([[5, 6]])
print(np.concatenate([a, b]))
print(np.concatenate((a, b.T), axis=1))
print(np.concatenate([a, b], axis=None))
print(np.concatenate([[1, 2], [3.5]]))
print(np.concatenate([np.array([True]), np.array([3])]))
print(np.concatenate([a, a], axis=-1).shape)
