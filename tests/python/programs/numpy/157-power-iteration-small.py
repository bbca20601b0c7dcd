import numpy as np

A = np.array([[2.0, 1.0], [1.0, 3.0]])
v = np.array([1.0, 0.0])
for step in range(12):
    v = A @ v
    v = v / np.linalg.norm(v)
    print(step, v.round(5), (v @ A @ v).round(6))
print(np.linalg.eigvalsh(A).max().round(6))
