import numpy as np

a = np.arange(3).reshape(1, 3, 1)
print(a.squeeze(), a.squeeze(0).shape, a.squeeze(axis=2).shape, np.squeeze(a).shape)
print(a.squeeze(axis=(0, 2)))
print(np.expand_dims(np.array([1, 2]), 0), np.expand_dims(np.array([1, 2]), -1).shape)
print(np.expand_dims(np.array([1, 2]), (0, 2)).shape)
print(np.array([[7]]).squeeze(), np.array([[7]]).squeeze().shape)
print(np.atleast_1d(5), np.atleast_2d([1, 2]), np.atleast_2d(3).shape)
try:
    a.squeeze(1)
except ValueError as error:
    print(error)
