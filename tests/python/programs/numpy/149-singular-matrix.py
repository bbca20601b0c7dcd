import numpy as np

A = np.array([[1.0, 2.0], [2.0, 4.0]])
print(np.linalg.det(A), np.linalg.matrix_rank(A))
try:
    np.linalg.solve(A, [1, 2])
except np.linalg.LinAlgError as error:
    print(type(error).__name__, error)
print(np.linalg.inv(A + np.eye(2)).round(6))
np.linalg.inv(A)
