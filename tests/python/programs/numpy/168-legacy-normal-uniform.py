import numpy as np

np.random.seed(10)
print(np.random.normal(), np.random.normal(5, 2), np.random.normal(0, 1, 3))
print(np.random.normal(loc=100, scale=15, size=(2, 2)))
print(np.random.uniform(), np.random.uniform(1, 2), np.random.uniform(-1, 1, 3))
print(np.random.uniform(low=0, high=10, size=(2, 2)))
print(np.random.normal([0, 10, 20], 0.1))
print(np.random.standard_normal(3), np.random.random_sample(2))
print(np.random.normal(size=5).round(2))
