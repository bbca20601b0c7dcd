import numpy as np

rng = np.random.default_rng(3)
print(rng.permutation(8))
print(rng.permutation([10, 20, 30, 40]))
a = np.arange(10)
rng.shuffle(a)
print(a)
kartlar = ["as", "papaz", "kız", "vale"]
rng.shuffle(kartlar)
print(kartlar)
m = np.arange(8).reshape(4, 2)
rng.shuffle(m)
print(m)
print(rng.permutation(m))
X, y = np.arange(10) * 1.5, np.arange(10)
order = rng.permutation(10)
print(X[order], y[order])
