import numpy as np

a = np.array([1, 2, 3, 4])
print(np.delete(a, 1))
row = a.tolist()
del row[0]
print(row)
del a[0]
