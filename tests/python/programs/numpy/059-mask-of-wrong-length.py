import numpy as np

values = np.arange(5)
mask = np.array([True, False, True])
print(values[:3][mask])
try:
    np.zeros((3, 2))[:, mask]
except IndexError as error:
    print(error)
print(values[mask])
