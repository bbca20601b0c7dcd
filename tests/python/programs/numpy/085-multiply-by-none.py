import numpy as np


def scale(values, factor=None):
    return values * factor


x = np.array([1.0, 2.0])
print(scale(x, 2))
print(scale(x, np.array([2, 3])))
print(scale(x))
