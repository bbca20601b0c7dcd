import numpy as np

m = np.zeros((2, 3))
m[0] = 1
m[1] = [1, 2, 3]
print(m)
try:
    m[:, 0] = [1, 2, 3]
except ValueError as error:
    print(error)
try:
    m[0, 0] = [1, 2]
except ValueError as error:
    print(error)
m[m > 0] = [1, 2]
