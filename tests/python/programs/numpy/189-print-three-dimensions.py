import numpy as np

print(np.arange(12).reshape(2, 3, 2))
print(repr(np.arange(8.0).reshape(2, 2, 2) / 4))
print(np.arange(16).reshape(2, 2, 2, 2))
print(np.zeros((2, 1, 3)), np.ones((1, 2, 1)))
print(np.arange(6).reshape(3, 1, 2).tolist())
print(np.arange(24).reshape(2, 3, 4)[:, ::2] * 0.5 - 3)
