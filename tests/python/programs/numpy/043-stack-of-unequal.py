import numpy as np

rows = [np.array([1, 2]), np.array([3, 4]), np.array([5, 6])]
print(np.stack(rows).sum(axis=0))
try:
    print(np.vstack([np.ones(2), np.ones(3)]))
except ValueError as error:
    print("vstack:", error)
rows.append(np.array([7, 8, 9]))
print(np.stack(rows))
