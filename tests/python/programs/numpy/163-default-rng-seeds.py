import numpy as np

for seed in (0, 1, 2023, 123456789012):
    print(seed, np.random.default_rng(seed).random(3))
print(np.random.default_rng([1, 2, 3]).integers(0, 100, 5))
a = np.random.default_rng(5)
b = np.random.default_rng(5)
print(a.random() == b.random(), a.normal() == b.normal())
a.random()
print(a.random() == b.random())
print(np.random.default_rng(seed=9).standard_normal(3))
