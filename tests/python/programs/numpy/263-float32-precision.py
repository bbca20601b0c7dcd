import numpy as np

a = np.float32(16777216)
print(a + np.float32(1), a + 1.0, np.float64(a) + 1)
x = np.linspace(0, 1, 6, dtype=np.float32)
print(x, x**2, np.sqrt(x), x / 3)
print(x.astype(np.float64), x.astype(float) == np.linspace(0, 1, 6))
print(np.float32(0.1) + np.float32(0.2), np.float32(0.3), 0.1 + 0.2)
print(x.sum(), x.mean(), x.std(), x.dot(x), (x @ x).dtype)
print(np.allclose(x * 3, [0, 0.6, 1.2, 1.8, 2.4, 3.0]), x.tolist()[1])
