import numpy as np

X = np.array([[1.0, 200.0], [2.0, 400.0], [4.0, 600.0]])
low, high = X.min(axis=0), X.max(axis=0)
print((X - low) / (high - low))
Z = (X - X.mean(axis=0)) / X.std(axis=0)
print(Z, Z.mean(axis=0).round(8) + 0.0, Z.std(axis=0).round(8))
print(X / X.sum(axis=1, keepdims=True))
print(X / np.linalg.norm(X, axis=0))
X -= X.mean(0)
print(X)
