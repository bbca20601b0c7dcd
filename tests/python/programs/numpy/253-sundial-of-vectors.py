import numpy as np

u = np.array([1.0, 2.0, 2.0])
v = np.array([2.0, 0.0, 1.0])
print(np.linalg.norm(u), u / np.linalg.norm(u), u @ v)
cosine = u @ v / (np.linalg.norm(u) * np.linalg.norm(v))
print(cosine.round(6), np.degrees(np.arccos(cosine)).round(4))
projection = (u @ v) / (v @ v) * v
print(projection, u - projection, ((u - projection) @ v).round(8))
print(np.cross(u, v), np.cross(u, v) @ u, np.linalg.norm(np.cross(u, v)).round(6))
