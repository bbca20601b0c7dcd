import numpy as np

x = np.arange(24).reshape(2, 3, 4)
print(x[[0, 1], :, [2, 3]])
print(x[:, [0, 2], [1, 3]])
print(x[[1, 0]].shape, x[:, [0]].shape, x[..., [0, 1]].shape)
print(x[0, :, [1, 2]])
print(x[[0], [1], [2]])
print(x[None, [0], ...].shape)
print(x[:, np.array([[0, 1], [1, 2]])].shape)
