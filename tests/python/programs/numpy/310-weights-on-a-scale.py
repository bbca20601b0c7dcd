import numpy as np

w = np.array([2.0, 1.0, 1.0])
w = w / w.sum()
print(w, w.sum(), w @ [10, 20, 30], np.cumsum(w))
u = np.ones(4) / 4
print(u, np.dot(u, [1, 2, 3, 4]), (u * np.log2(u)).sum())
p = np.array([0.5, 0.25, 0.125, 0.125])
print(-(p * np.log2(p)).sum(), (p * np.log2(p / u)).sum(), np.abs(p - u).sum() / 2)
