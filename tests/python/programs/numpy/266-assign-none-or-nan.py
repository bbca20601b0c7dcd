import numpy as np

x = np.array([1.0, 2.0, 3.0])
x[1] = None
print(x, np.isnan(x))
x[2] = float("inf")
print(x)
n = np.array([1, 2, 3])
try:
    n[0] = np.nan
except ValueError as error:
    print(error)
print(n)
n[1] = None
