import numpy as np

m = np.arange(6).reshape(2, 3)
for axis in (0, 1, -1, -2):
    print(axis, m.sum(axis=axis))
try:
    m.sum(axis=2)
except np.AxisError as error:
    print(type(error).__name__, error)
try:
    m.mean(axis=(0, 0))
except ValueError as error:
    print(error)
try:
    np.sort(m, axis=-3)
except ValueError as error:
    print(error)
m.argmax(axis=2)
