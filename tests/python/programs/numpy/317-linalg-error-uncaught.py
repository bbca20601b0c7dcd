import numpy as np


def solve(A, b):
    return np.linalg.solve(np.array(A), np.array(b))


print(solve([[2, 0], [0, 4]], [1, 1]))
print(solve([[1, 1], [1, -1]], [3.0, 1.0]))
print(solve([[1, 2], [2, 4]], [1, 2]))
