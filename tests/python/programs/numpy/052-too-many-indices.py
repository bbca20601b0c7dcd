import numpy as np

row = np.arange(4)
grid = row.reshape(2, 2)
print(row[1], grid[1, 1], grid[1])
try:
    print(grid[0, 1, 1])
except IndexError as error:
    print(error)
print(row[0, 1])
