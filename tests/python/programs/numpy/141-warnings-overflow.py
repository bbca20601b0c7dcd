import numpy as np

x = np.array([1.0, 100.0, 1000.0])
print(np.exp(x))
print(np.exp(x) / np.exp(x).sum())
print(x**200)
print(np.float64(1e308) * 10)
print(np.cosh(x))
print(np.float32(3e38) * np.float32(10))
print(np.exp(-x))
stable = np.exp(x - x.max())
print(stable / stable.sum())
