import numpy as np

m = np.arange(9).reshape(3, 3)
print(np.diag(m), np.diag(m, k=1), np.diag(m, -1), m.diagonal())
print(np.diag([1, 2, 3]))
print(np.diag([5, 6], k=1))
print(np.trace(m), m.trace(offset=1))
print(np.diagflat([[1, 2]]))
c = m.copy()
np.fill_diagonal(c, -1)
print(c)
print(np.diag(m).sum() == np.trace(m), np.diag(np.diag(m)))
