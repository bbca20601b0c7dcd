import numpy as np

kare = np.array([[2, 7, 6], [9, 5, 1], [4, 3, 8]])
print(kare.sum(axis=0), kare.sum(axis=1), np.trace(kare), np.trace(kare[:, ::-1]))
print(len(np.unique(np.r_[kare.sum(0), kare.sum(1)])) == 1)
print(np.sort(kare, axis=None), np.array_equal(np.unique(kare), np.arange(1, 10)))
for k in range(4):
    print(np.rot90(kare, k).tolist())
print(round(np.linalg.det(kare), 6))
