import numpy as np

m = np.arange(20).reshape(4, 5)
print(m[np.ix_([0, 3], [1, 2, 4])])
m[np.ix_([1, 2], [0, 4])] = -1
print(m)
print(np.unravel_index(13, (4, 5)))
print(np.unravel_index(m.argmax(), m.shape))
print(np.ravel_multi_index((2, 3), (4, 5)))
peak = np.unravel_index(np.argmin(m), m.shape)
print("en küçük:", m[peak])
