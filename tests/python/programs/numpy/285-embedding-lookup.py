import numpy as np

rng = np.random.default_rng(1)
kelimeler = ["ben", "sen", "o", "biz"]
E = rng.normal(size=(4, 3))
ids = np.array([[0, 2, 3], [1, 1, 0]])
print(E)
print(E[ids], E[ids].shape, E[ids].mean(axis=1))
print(np.allclose(np.eye(4)[ids] @ E, E[ids]), [[kelimeler[i] for i in row] for row in ids])
g = np.zeros_like(E)
np.add.at(g, ids, 1.0)
print(g)
g2 = np.zeros_like(E)
g2[ids] += 1.0
print(g2)
