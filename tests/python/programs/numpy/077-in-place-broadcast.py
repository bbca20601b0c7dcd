import numpy as np

row = np.zeros(3)
row += np.array([1, 2, 3])
print(row)
table = np.zeros((2, 3))
table += row
print(table)
row += table
