import numpy as np

A = np.array([[4.0, 7.0], [2.0, 6.0]])
print(np.linalg.inv(A))
print(np.linalg.det(A).round(8), np.linalg.det(np.eye(3)), np.linalg.det([[2, 0], [0, 3]]))
print((A @ np.linalg.inv(A)).round(8) + 0.0)
B = np.array([[2, 1, 0], [1, 3, 1], [0, 1, 4]])
print(np.linalg.inv(B).round(6))
print(round(np.linalg.det(B), 6), np.linalg.matrix_rank(B))
batch = np.stack([np.eye(2), 2 * np.eye(2)])
print(np.linalg.inv(batch), np.linalg.det(batch))
