import numpy as np

truth = np.array([0, 1, 2, 2, 1, 0, 2])
guess = np.array([0, 2, 2, 2, 1, 0, 1])
M = np.zeros((3, 3), dtype=int)
for t, g in zip(truth, guess):
    M[t, g] += 1
print(M)
N = np.zeros((3, 3), dtype=int)
np.add.at(N, (truth, guess), 1)
print(np.array_equal(M, N), np.trace(M) / M.sum())
print(np.diag(M) / M.sum(axis=0), np.diag(M) / M.sum(axis=1))
print(np.bincount(truth * 3 + guess, minlength=9).reshape(3, 3))
