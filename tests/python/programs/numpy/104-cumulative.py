import numpy as np

x = np.array([3, 1, 4, 1, 5])
print(np.cumsum(x), x.cumsum().dtype)
print(np.cumprod(x), np.cumsum([0.5, 0.25]))
m = np.arange(1, 7).reshape(2, 3)
print(m.cumsum(axis=0), m.cumsum(axis=1), m.cumsum())
print(np.cumprod(m, axis=1))
print(np.maximum.accumulate(x), np.minimum.accumulate(x), np.add.accumulate(x))
print(np.cumsum([True, True, False, True]))
print(np.add.reduce(x), np.multiply.reduce(x), np.add.reduce(m, axis=1))
print(np.cumsum(x) / np.arange(1, 6))
