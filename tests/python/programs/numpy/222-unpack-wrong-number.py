import numpy as np

point = np.array([3.0, 4.0])
x, y = point
print(x, y)
first, *rest = np.arange(5)
print(first, rest)
rows = np.eye(3)
a, b = rows
