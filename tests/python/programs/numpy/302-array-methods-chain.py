import numpy as np

x = np.arange(12).reshape(3, 4)
print(x.T.copy().reshape(2, -1).sum(axis=0).cumsum()[::-1].tolist())
print((x - x.mean()).clip(-3, 3).round(1).astype(int).ravel())
print(x[x.sum(1).argsort()[::-1]][:, :2].T.max(0), x.mean(0).std().round(4))
print(np.sqrt(np.abs(x - 5)).round(2).max(axis=1).mean().round(4))
print(x.reshape(-1, 2)[::2].swapaxes(0, 1).flatten().repeat(2)[:6])
print((x % 3 == 0).astype(int).sum(axis=1).argmax(), x.squeeze().ndim)
