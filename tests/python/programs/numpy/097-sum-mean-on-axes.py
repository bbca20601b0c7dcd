import numpy as np

m = np.array([[1, 2, 3], [4, 5, 6]])
print(m.sum(), m.sum(axis=0), m.sum(axis=1), m.sum(axis=-1))
print(m.mean(), m.mean(axis=0), m.mean(axis=1))
print(np.sum(m, axis=(0, 1)), m.sum(axis=()))
print(m.sum(axis=1, keepdims=True), m.sum(keepdims=True))
print(np.sum([[0.5, 1.5], [2, 3]], axis=0), np.mean([1, 2, 4]))
print(m.prod(), m.prod(axis=0), np.prod([2, 3, 4]))
print(m.sum(dtype=float), m.mean(dtype=np.float32))
x = np.arange(24).reshape(2, 3, 4)
print(x.sum(axis=(0, 2)), x.sum(axis=1).shape, x.mean(axis=(1, 2)))
