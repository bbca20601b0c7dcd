import numpy as np

S = np.array([[2.0, 1.0], [1.0, 2.0]])
values, vectors = np.linalg.eigh(S)
print(values.round(8), vectors.round(8))
print((vectors @ np.diag(values) @ vectors.T).round(8))
T = np.array([[4.0, 1.0, 0.5], [1.0, 3.0, 0.25], [0.5, 0.25, 2.0]])
w, V = np.linalg.eigh(T)
print(w.round(6))
print(V.round(6))
print((V.T @ V).round(6) + 0.0, np.allclose(T @ V, V * w))
print(np.linalg.eigvalsh(T).round(6), w.sum().round(6), np.trace(T))
