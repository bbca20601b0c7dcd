import math

import numpy as np

print(float(np.array([2.5])), int(np.array([[7]])))
print(math.sqrt(np.float64(16)), math.floor(np.array([2.7])))
x = np.array([1.0, 4.0])
print(np.sqrt(x))
try:
    int(x)
except TypeError as error:
    print(error)
print(math.sqrt(x))
