import numpy as np

print(np.pi, np.e, np.inf, np.nan, -np.inf)
print(np.euler_gamma)
print(np.finfo(float).eps, np.finfo(np.float32).eps, np.finfo(float).max)
print(np.iinfo(np.int64).max, np.iinfo(np.int64).min)
print(np.finfo(float).tiny, 1.0 + np.finfo(float).eps > 1.0)
print(type(np.pi).__name__, np.float64 is np.double, np.newaxis)
print(np.pi / 4, np.sin(np.pi / 2), np.round(np.e, 3))
