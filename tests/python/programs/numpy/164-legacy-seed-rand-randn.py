import numpy as np

np.random.seed(0)
print(np.random.rand(), np.random.rand(3))
print(np.random.rand(2, 2))
print(np.random.randn(), np.random.randn(4))
print(np.random.randn(2, 3))
np.random.seed(0)
print(np.random.rand(2))
np.random.seed(42)
print(np.random.randn(5).round(4), np.random.rand(5).round(4))
print(np.random.randn(1000).mean().round(6))
