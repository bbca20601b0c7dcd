import numpy as np

x = np.array([1.0, np.nan, np.inf, -np.inf, -0.0])
print(np.isnan(x), np.isinf(x), np.isfinite(x))
print(np.isposinf(x), np.isneginf(x))
print(np.nan_to_num(x), np.nan_to_num(x, nan=-1, posinf=9, neginf=-9))
print(x[np.isfinite(x)], np.isnan(np.nan), np.isnan(3))
print(np.isnan([1, 2]).any(), np.isfinite(np.array([1, 2])).all())
print(np.inf > 1e308, -np.inf < 0, np.nan > 0, np.inf - np.inf, np.isnan(np.inf * 0))
print(np.pi, np.e)
