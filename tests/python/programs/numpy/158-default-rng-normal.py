import numpy as np

rng = np.random.default_rng(0)
print(rng.normal())
print(rng.normal(size=3))
print(rng.normal(10, 2, size=(2, 3)))
print(rng.normal(loc=[0, 100], scale=[1, 10]))
print(rng.standard_normal(), rng.standard_normal(4))
print(rng.standard_normal((2, 2)))
print(rng.normal(size=1000).mean().round(6), rng.normal(0.0, 3.0, 1000).std().round(6))
print(rng.standard_normal(2, dtype=np.float32))
