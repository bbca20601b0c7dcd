import numpy as np

a = np.array([0.1, 1 / 3, 2.5], dtype=np.float32)
print(a, repr(a))
print(a * 3, a.sum(), repr(a.mean()), a[1], float(a[0]))
print(np.array([1e-5, 1e5], dtype=np.float32), np.array([1e10], dtype=np.float32))
print(np.zeros((2, 2), dtype=np.float32), repr(np.zeros((2, 2), np.float32)))
print(np.arange(3, dtype=np.float32) / 7, np.float32(16777217), np.float32(1) / np.float32(3))
print([np.float32(0.1), np.float32(2)], a.tolist())
print(np.linspace(0, 1, 5, dtype=np.float32), np.float32(3.14159274))
