import numpy as np

a = np.empty(4)
a.fill(2.5)
print(a, a.fill(1), a)
b = np.array([3, 1, 2])
print(b.sort(), b, np.sort(-b), b.tolist())
c = np.array([[3, 1], [2, 0]])
c.sort(axis=0)
print(c, c.argsort(axis=1), c.copy().sort(), c.max(), c.min(axis=1))
print(a.any(), b.all(), b.prod(), b.cumsum(), b.round(), b.clip(2, 3), b.repeat(2), b.dot(b))
d = c.astype(float)
d.resize((2, 2))
print(d, d.nonzero(), d.trace(), d.diagonal(), d.swapaxes(0, 1), d.ptp(), d.item(1))
