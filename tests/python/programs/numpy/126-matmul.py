import numpy as np

A = np.array([[1, 2], [3, 4]])
B = np.array([[0, 1], [1, 0]])
print(A @ B, B @ A, np.matmul(A, B))
print(A @ [1, 1], [1, 1] @ A)
print(A * B)
print(np.linalg.matrix_power(A, 3), A @ A @ A)
print((A @ np.linalg.inv(A)).round(6) + 0.0)
x = np.array([[0.5], [0.25]])
print(A @ x, (x.T @ A @ x), (x.T @ A @ x).item())
print((A @ B).dtype, (A @ x).dtype, (np.ones((2, 2), np.float32) @ np.ones(2)).dtype)
