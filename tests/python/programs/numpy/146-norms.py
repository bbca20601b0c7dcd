import numpy as np

v = np.array([3.0, -4.0])
print(np.linalg.norm(v), np.linalg.norm(v, 1), np.linalg.norm(v, np.inf))
m = np.array([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
print(round(np.linalg.norm(m), 6), np.linalg.norm(m, "fro").round(6))
print(np.linalg.norm(m, axis=1).round(6), np.linalg.norm(m, axis=0).round(6))
print(np.linalg.norm(m, axis=1, keepdims=True).round(4))
print(np.linalg.norm(m, 1), np.linalg.norm(m, np.inf), np.linalg.norm(m, 2).round(6))
print(v / np.linalg.norm(v), np.linalg.norm([1, 1]).round(8))
print((m / np.linalg.norm(m, axis=1, keepdims=True)).round(4))
