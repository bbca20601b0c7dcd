import numpy as np

x = 1.0 / np.arange(1, 301)
print(x.sum(), x[::-1].sum(), x.mean())
print(x.reshape(10, 30).sum(axis=0)[:3])
print(x.reshape(10, 30).sum(axis=1)[:3])
print((x * x).sum(), np.dot(x, x), x @ x)
print(x.var(), x.std())
print(x.reshape(3, 10, 10).sum(axis=(0, 1))[:2], x.reshape(3, 10, 10).sum(axis=(1, 2)))
print(np.array([1e16, 1.0, -1e16]).sum(), np.array([1e16, -1e16, 1.0]).sum())
