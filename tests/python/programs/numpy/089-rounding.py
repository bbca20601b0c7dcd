import numpy as np

x = np.array([0.5, 1.5, 2.5, -0.5, -1.5, 2.675, 1e10 + 0.5])
print(np.round(x), np.rint(x))
print(np.floor(x), np.ceil(x))
print(np.trunc(x), np.fix(x))
print(np.round([1.2345, 6.789], 2), np.around(3.14159, 3))
print(np.round([1234, 5678], -2))
print(np.array([1.25, 1.35]).round(1))
print(np.floor(7), np.ceil(7.2), np.round(7.5))
print(np.round(np.array([1, 2, 3])), np.floor(np.array([1, 2])).dtype)
