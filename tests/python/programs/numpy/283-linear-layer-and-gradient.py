import numpy as np

rng = np.random.default_rng(2)
x = rng.normal(size=(5, 3))
W = rng.normal(size=(3, 2))
b = np.array([0.5, -0.5])
y = x @ W + b
loss = (y**2).sum() / len(x)
dy = 2 * y / len(x)
dW, db, dx = x.T @ dy, dy.sum(axis=0), dy @ W.T
print(y, loss.round(8), dW, db, dx.shape, sep="\n")
numeric = np.zeros_like(W)
for i, j in np.ndindex(W.shape):
    W[i, j] += 1e-6
    up = ((x @ W + b) ** 2).sum() / 5
    W[i, j] -= 2e-6
    numeric[i, j] = (up - ((x @ W + b) ** 2).sum() / 5) / 2e-6
    W[i, j] += 1e-6
print(np.allclose(numeric, dW, atol=1e-6))
