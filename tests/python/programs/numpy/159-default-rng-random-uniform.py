import numpy as np

rng = np.random.default_rng(42)
print(rng.random())
print(rng.random(3), rng.random((2, 2)))
print(rng.uniform(), rng.uniform(5, 6), rng.uniform(-1, 1, size=4))
print(rng.uniform(low=[0, 10], high=[1, 20]))
print(rng.uniform(size=(2, 3)))
print(rng.random(5) < 0.5)
print((rng.random(1000) < 0.3).mean(), type(rng.random()).__name__)
