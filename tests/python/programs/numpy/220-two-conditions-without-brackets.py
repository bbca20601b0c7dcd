import numpy as np

x = np.array([1, 5, 9])
print((x > 2) & (x < 8))
try:
    print(x > 2 and x < 8)
except ValueError as error:
    print(error)
try:
    print(2 < x < 8)
except ValueError as error:
    print(error)
print(not x)
