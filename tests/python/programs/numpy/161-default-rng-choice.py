import numpy as np

rng = np.random.default_rng(1)
print(rng.choice(5), rng.choice(5, size=3), rng.choice(10, size=4, replace=False))
renkler = ["kırmızı", "mavi", "yeşil"]
print(rng.choice(renkler), rng.choice(renkler, size=4))
print(rng.choice([1.5, 2.5, 3.5], size=3))
print(rng.choice(3, size=10, p=[0.1, 0.2, 0.7]))
print(rng.choice(renkler, p=[0.5, 0.25, 0.25]), rng.choice(np.arange(20), 5, replace=False))
print(rng.choice(4, size=3, replace=False, p=[0.4, 0.3, 0.2, 0.1]))
m = np.arange(12).reshape(4, 3)
print(rng.choice(m, size=2), rng.choice(m, axis=1))
print(rng.choice(100, size=(2, 3)))
