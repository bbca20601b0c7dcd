import numpy as np

x = np.arange(24).reshape(3, 8)
heads = x.reshape(3, 2, 4).transpose(1, 0, 2)
print(heads, heads.shape, heads.strides)
print(heads.transpose(1, 0, 2).reshape(3, 8))
print(np.array_equal(np.concatenate(list(heads), axis=1), x))
print(np.stack(np.split(x, 2, axis=1)).shape, np.array_equal(np.stack(np.split(x, 2, 1)), heads))
print((heads @ heads.swapaxes(-1, -2))[1], heads.mean(axis=0))
