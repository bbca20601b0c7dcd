import numpy as np

x = np.arange(24).reshape(2, 3, 4)
print(x[..., 1].shape, x[1, ...].shape, x[..., 0, 1].shape)
print(x[:, None].shape, x[None].shape, x[..., None].shape)
print(x[0, None, :, 1])
print(x[..., ::2].shape, x[0, ..., -1])
print(np.array(5)[...], np.array(5)[()], np.array(5)[None])
index = (slice(None), 1, slice(0, 2))
print(x[index])
print(x[1][2][3] == x[1, 2, 3] == x[(1, 2, 3)])
