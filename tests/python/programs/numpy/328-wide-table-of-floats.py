import numpy as np

rng = np.random.default_rng(0)
m = rng.normal(size=(3, 12))
print(m)
print(m.round(2))
print(repr(m[:1]))
print(m[0] * 1e6, m[1] * 1e-6, sep="\n")
print((m * 10).astype(int))
