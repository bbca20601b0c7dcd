import numpy as np

adlar = ["a", "b", "c", "d"]
D = np.array([[0, 3, 5, 1], [3, 0, 2, 4], [5, 2, 0, 6], [1, 4, 6, 0]])
print(np.array_equal(D, D.T), D[np.triu(np.ones((4, 4), bool), 1)])
pairs = [(D[i, j], adlar[i] + adlar[j]) for i in range(4) for j in range(i + 1, 4)]
for d, pair in sorted(pairs):
    print(pair, d, "=" * int(d))
print(np.triu(D).sum(), D.sum() / 2, np.tril(D, -1).max(), (D + np.eye(4) * 99).min(axis=1))
