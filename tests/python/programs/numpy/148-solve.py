import numpy as np

# 2x + y = 5, x + 3y = 10
A = np.array([[2.0, 1.0], [1.0, 3.0]])
b = np.array([5.0, 10.0])
x = np.linalg.solve(A, b)
print(x.round(8))
print((A @ x - b).round(8) + 0.0, np.allclose(A @ x, b))
print(np.linalg.solve(A, np.eye(2)).round(6))
print(np.linalg.solve([[3, 0], [0, 4]], [6, 8]))
C = np.array([[0, 2, 1], [1, -2, -3], [-1, 1, 2]])
print(np.linalg.solve(C, [-8, 0, 3]).round(6))
print(np.linalg.solve(A, b.reshape(2, 1)).shape)
