import numpy as np

rng = np.random.default_rng(13)
A = rng.integers(-5, 6, size=(3, 4))
B = rng.integers(-5, 6, size=(4, 2))
C = np.zeros((3, 2), dtype=int)
for i in range(3):
    for j in range(2):
        for k in range(4):
            C[i, j] += A[i, k] * B[k, j]
print(A, B, C, sep="\n")
print((C == A @ B).all(), np.array_equal((A @ B).T, B.T @ A.T))
print(sum(np.outer(A[:, k], B[k]) for k in range(4)), A @ B[:, 0], A[0] @ B)
