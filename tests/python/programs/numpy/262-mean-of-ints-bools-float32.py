import numpy as np

print(np.mean([1, 2]), np.array([1, 2, 4]).mean(), type(np.mean([1, 2])).__name__)
print(np.mean([True, False, True]).round(4), np.sum([True, True]), np.array([True]).sum().dtype)
f = np.array([0.1, 0.2, 0.3], dtype=np.float32)
print(f.mean(), f.sum(), f.mean().dtype, f.std().dtype, f.sum(dtype=np.float64).dtype)
print(np.prod(np.array([2, 3], dtype=np.float32)), f.max(), repr(f.min()))
print(f.cumsum(), (f * f).sum(), f @ f)
