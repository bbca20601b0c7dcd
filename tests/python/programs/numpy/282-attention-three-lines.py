import numpy as np

Q = np.array([[1.0, 0.0], [0.0, 2.0]])
K = np.array([[1.0, 0.0], [0.0, 1.0], [1.0, 1.0]])
V = np.array([[10.0, 0.0], [0.0, 10.0], [5.0, 5.0]])
S = Q @ K.T / np.sqrt(2)
A = np.exp(S) / np.exp(S).sum(axis=1, keepdims=True)
out = A @ V
print(S, A, out, sep="\n")
print(A.sum(axis=1), out.round(2), A.round(3).tolist())
print(A.argmax(axis=1), np.round(A[0] * 100, 1))
for row in A:
    print(" ".join(f"%{100 * w:.1f}" for w in row))
