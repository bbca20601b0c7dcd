import numpy as np

print(np.eye(3))
print(np.eye(2, 4))
print(np.eye(3, k=1))
print(np.eye(3, k=-1, dtype=int))
print(np.identity(2))
one_hot = np.eye(4, dtype=int)[[2, 0, 3]]
print(one_hot)
print(repr(np.eye(2)))
