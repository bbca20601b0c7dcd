import numpy as np

x = np.array([1, 2, 3])
print(x[:, np.newaxis])
print(x[np.newaxis, :].shape, x[None].shape, x[:, None].shape)
print(x[:, None] - x[None, :])
print(x[:, None] * x)
a = np.arange(6).reshape(2, 3)
print(a[:, None, :].shape, a[..., None].shape, a[None, ..., None].shape)
print(np.newaxis is None)
