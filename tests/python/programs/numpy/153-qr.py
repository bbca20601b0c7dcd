import numpy as np

A = np.array([[1.0, 2.0], [3.0, 4.0], [5.0, 7.0]])
Q, R = np.linalg.qr(A)
print(Q.shape, R.shape)
print(Q.round(6))
print(R.round(6) + 0.0)
print((Q @ R).round(6), (Q.T @ Q).round(6) + 0.0)
b = np.array([1.0, 2.0, 4.0])
print(np.linalg.solve(R, Q.T @ b).round(6))
Q, R = np.linalg.qr(A, mode="complete")
print(Q.shape, R.shape)
