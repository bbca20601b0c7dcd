import numpy as np

x = np.array([7, 1, 5, 3])
print(np.median(x), np.median([3, 1, 2]), np.median([[1, 2], [3, 9]], axis=1))
print(np.percentile(x, 50), np.percentile(x, [0, 25, 75, 100]))
print(np.quantile(x, 0.1), np.quantile(x, [0.5, 0.9]))
print(np.percentile([[1, 2, 3], [4, 5, 9]], 50, axis=1))
q1, q3 = np.percentile(np.arange(1, 12), [25, 75])
print(q1, q3, q3 - q1)
print(np.average([1, 2, 4]), np.average([1, 2, 4], weights=[3, 1, 1]))
print(np.average([[1, 2], [3, 5]], axis=0, weights=[1, 3]))
