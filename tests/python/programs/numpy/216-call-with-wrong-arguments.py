import numpy as np

try:
    np.array(1, 2, 3)
except TypeError as error:
    print(error)
try:
    np.zeros()
except TypeError as error:
    print(error)
try:
    np.array([1, 2, 3]).sum(ax=0)
except TypeError as error:
    print(error)
print(np.array([1, 2, 3]))
np.array(1, 2)
