import numpy as np

table = np.arange(6).reshape(2, 3)
print([int(row.sum()) for row in table])
columns = [table[:, j] for j in range(3)]
print(columns)
print([table[i, i] for i in range(3)])
