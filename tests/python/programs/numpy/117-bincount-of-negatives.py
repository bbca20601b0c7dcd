import numpy as np

codes = np.array([0, 2, 2, 1])
print(np.bincount(codes))
try:
    np.bincount(np.array([0.5, 1.5]))
except TypeError as error:
    print(error)
try:
    np.bincount([[1, 2], [3, 4]])
except ValueError as error:
    print(error)
np.bincount(codes - 1)
