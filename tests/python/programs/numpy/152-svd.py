import numpy as np

A = np.array([[3.0, 1.0], [1.0, 3.0], [1.0, 1.0]])
U, s, Vt = np.linalg.svd(A, full_matrices=False)
print(U.shape, s.shape, Vt.shape)
print(s.round(6))
print(U.round(6))
print(Vt.round(6))
print((U @ np.diag(s) @ Vt).round(6), np.allclose(U * s @ Vt, A))
print((s[0] * np.outer(U[:, 0], Vt[0])).round(4))
print(np.linalg.svd(A, compute_uv=False).round(6))
print(np.linalg.svd(A)[0].shape, np.linalg.cond(A).round(6))
