import numpy as np

x = np.array([0, 1, 2])
y = np.array([10, 20])
X, Y = np.meshgrid(x, y)
print(X)
print(Y)
print(X.shape, (X + Y).tolist())

A, B = np.meshgrid(x, y, indexing="ij")
print(A.shape)
print(A * B)

u, v = np.meshgrid(np.linspace(-1, 1, 3), np.linspace(-1, 1, 3))
print(np.sqrt(u**2 + v**2).round(3))
