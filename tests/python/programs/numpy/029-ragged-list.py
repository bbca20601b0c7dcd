import numpy as np

square = np.array([[1, 2], [3, 4]])
print(square)
rows = [[1, 2, 3], [4, 5]]
print([len(row) for row in rows])
table = np.array(rows, dtype=float)
print(table)
