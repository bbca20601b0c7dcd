import numpy as np

rows, columns = np.indices((2, 3))
print(rows)
print(columns)
print(np.fromfunction(lambda i, j: i + 10 * j, (3, 3)))
print(np.fromfunction(lambda i, j: i == j, (3, 3), dtype=int))
print(np.array([i * j for i in range(1, 4) for j in range(1, 4)]).reshape(3, 3))
