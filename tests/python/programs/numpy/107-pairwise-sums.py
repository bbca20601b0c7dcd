import numpy as np

# Summed one by one, 0.1 drifts; NumPy adds in pairs.
a = np.full(1000, 0.1)
total = 0.0
for x in a:
    total += x
print(total)
print(a.sum(), sum(a.tolist()), np.cumsum(a)[-1])
print(np.full(7, 0.1).sum(), np.full(8, 0.1).sum(), np.full(9, 0.1).sum())
print(np.full(129, 0.1).sum(), np.full(10000, 0.1).sum())
m = np.full((30, 40), 0.1)
print(m.sum(), m.sum(axis=0)[0], m.sum(axis=1)[0], m.T.sum(axis=0)[0])
print(m[:, ::3].sum(), m.mean(), m.T.sum())
print(np.full(1000, 0.1, dtype=np.float32).sum(), np.full(9, 0.1, np.float32).mean())
