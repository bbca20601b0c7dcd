import numpy as np

a = np.ones((2, 3))
b = np.ones((2, 2))
print(np.concatenate([a, b], axis=1).shape)
try:
    np.concatenate([a, np.ones(3)])
except ValueError as error:
    print(error)
try:
    np.concatenate([])
except ValueError as error:
    print(error)
np.concatenate([a, b])
