import numpy as np

rng = np.random.default_rng(0)
x = rng.normal(170, 8, size=200)
counts, edges = np.histogram(x, bins=np.arange(140, 201, 5))
for c, left in zip(counts, edges):
    print(f"{left:5.0f} | {'▇' * (c // 2)} {c}")
print(counts.sum(), x.min().round(3), x.max().round(3))
print(np.histogram([1, 2, 1], bins=[0, 1, 2, 3]), counts.argmax(), edges[counts.argmax()])
