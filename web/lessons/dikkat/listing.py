import numpy as np
words = ["robot", "box", "picked",
         "because", "it", "light"]
# {features}
X = np.array([[1, 0, 0, 0, 0], [0, 1, 0, 0, 0],
              [0, 0, 1, 0, 0], [0, 0, 0.5, 0, 0],
              [0.5, 0.5, 0, 0, 0], [0, 0, 0, 1, 0]])
X[4] += X[5]  # {context}
WQ = 2.5 * np.array([[0, 0, 1], [0, 0, 1],
                     [1, 1, 0], [0, 2, 0], [2, 0, 0]])
WK = WV = np.eye(5, 3)
d, tau = 3, 1.0

Q, K, V = X @ WQ, X @ WK, X @ WV
S = Q @ K.T
A = S / (np.sqrt(d) * tau)
A = np.exp(A - A.max(axis=1, keepdims=True))
A = A / A.sum(axis=1, keepdims=True)
out = A @ V

print(A[4].round(2), words[A[4].argmax()])
print(out[4].round(2))
