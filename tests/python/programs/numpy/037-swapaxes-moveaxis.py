import numpy as np

heads = np.arange(24).reshape(2, 3, 4)
print(heads.swapaxes(0, 1).shape, heads.swapaxes(-1, -2).shape)
print(np.swapaxes(heads, 1, 2)[0])
print(np.moveaxis(heads, 0, -1).shape, np.moveaxis(heads, -1, 0).shape)
print(np.moveaxis(heads, -1, 0)[0])
print(heads.swapaxes(0, 2)[1, 2, 0] == heads[0, 2, 1])
try:
    heads.swapaxes(0, 3)
except np.AxisError as error:
    print(error)
