import numpy as np

x = np.array([1, 2, 3])
y = np.array([4, 5, 6])
print(np.stack([x, y]))
print(np.stack([x, y], axis=1), np.stack([x, y], axis=-1).shape)
print(np.vstack([x, y]), np.hstack([x, y]))
print(np.column_stack([x, y]))
print(np.vstack([np.ones((1, 2)), np.zeros((2, 2))]))
print(np.hstack([np.ones((2, 1)), np.zeros((2, 2))]))
print(np.dstack([x, y]).shape)
print(np.c_[x, y], np.r_[x, 0, y])
