import math

import numpy as np

points = [(0, 0), (3, 4), (6, 8), (-3, 4)]
D = np.zeros((4, 4))
for i, (x1, y1) in enumerate(points):
    for j, (x2, y2) in enumerate(points):
        D[i, j] = math.sqrt((x1 - x2) ** 2 + (y1 - y2) ** 2)
print(D)
P = np.array(points)
print(np.linalg.norm(P[:, None] - P, axis=-1) == D)
print(D.max(), np.unravel_index(D.argmax(), D.shape), D[np.triu_indices(4, 1)])
np.fill_diagonal(D, np.inf)
print(D.argmin(axis=1), D.min(axis=1), D)
