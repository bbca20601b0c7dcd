import numpy as np

a = np.arange(6).reshape(2, 3)
print(np.flip(a))
print(np.flip(a, axis=0), np.fliplr(a), np.flipud(a))
print(np.roll([1, 2, 3, 4, 5], 2), np.roll([1, 2, 3, 4, 5], -1))
print(np.roll(a, 1))
print(np.roll(a, 1, axis=0), np.roll(a, 1, axis=1))
print(np.rot90(a))
print(np.rot90(a, 2))
