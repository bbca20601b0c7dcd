import numpy as np

x = np.array([0.0, 1.0, 2.0, 3.0])
y = np.array([-1.0, 0.2, 0.9, 2.1])
A = np.vstack([x, np.ones(len(x))]).T
solution, residuals, rank, singular = np.linalg.lstsq(A, y, rcond=None)
print(solution.round(6), residuals.round(6), rank, singular.round(6))
slope, intercept = solution
print(f"y = {slope:.3f} x + {intercept:.3f}")
print((A @ solution - y).round(6))
print(np.linalg.pinv(A).round(6) @ y.round(6))
print(np.linalg.solve(A.T @ A, A.T @ y).round(6))
