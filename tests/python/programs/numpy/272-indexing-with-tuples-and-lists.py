import numpy as np

m = np.arange(12).reshape(3, 4)
print(m[(1, 2)], m[[1, 2]], m[(slice(None), 1)], m[1][::-1])
points = [(0, 1), (2, 3), (1, 0)]
print([m[p] for p in points], m[tuple(zip(*points))])
print(m[tuple(np.array(points).T)], m[[p[0] for p in points], [p[1] for p in points]])
i = np.array([2, 0])
print(m[i], m[i, i], m[i][:, i], m[i[:, None], i], m[..., i])
print(m[np.array(1)], m[np.int64(2), -1], m[True].shape, m[False].shape)
