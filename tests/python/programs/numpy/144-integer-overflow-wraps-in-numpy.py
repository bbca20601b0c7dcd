import numpy as np

big = np.array([2**62, 2**62])
print(big, big.dtype)
print(big.max() == 4611686018427387904)
print(big / 2)
print(big * 2, big.sum())
print(big.astype(float) * 4)
print(np.iinfo(np.int64).max, float(np.iinfo(np.int64).max))
print(big // 2**40, big % 1000)
