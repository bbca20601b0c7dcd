import numpy as np

x = np.array([-5, 0, 5, 10, 15])
print(np.clip(x, 0, 10), x.clip(1, 9))
print(np.clip(x, 0, None), np.clip(x, None, 7), x.clip(min=3))
print(np.clip(x / 10, -0.2, 0.9))
print(np.clip(x, [0, 1, 2, 3, 4], 12), np.clip(7, 0, 5))
print(np.clip([0.0, 1e-20, 1.0], 1e-12, 1 - 1e-12))
np.clip(x, 0, 10, out=x)
print(x, np.clip(np.nan, 0, 1))
