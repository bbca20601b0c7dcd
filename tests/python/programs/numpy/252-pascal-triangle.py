import numpy as np

row = np.array([1])
for n in range(8):
    print(" ".join(map(str, row)).center(32).rstrip())
    row = np.append(row, 0) + np.insert(row, 0, 0)
print(row, row.sum() == 2**8)
P = np.zeros((6, 6), dtype=int)
P[:, 0] = 1
for i in range(1, 6):
    P[i, 1:] = P[i - 1, 1:] + P[i - 1, :-1]
print(P)
