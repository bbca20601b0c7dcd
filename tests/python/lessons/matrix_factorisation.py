"""Films and tastes: fill the holes of a table by two thin matrices."""
import numpy as np

np.set_printoptions(precision=3, suppress=True)
nan = np.nan
R = np.array(
    [
        [5, 4, nan, 1, 1],
        [4, nan, 4, 1, nan],
        [1, 1, nan, 5, 4],
        [nan, 1, 2, 4, 5],
        [5, 5, 4, nan, 1],
    ]
)
kişiler = ["Ada", "Baran", "Ceyda", "Deniz", "Efe"]
filmler = ["uzay", "robot", "yıldız", "aşk", "düğün"]
known = ~np.isnan(R)
print(R)
print(known.sum(), "known,", np.isnan(R).sum())
print("holes", np.nanmean(R).round(4), np.nanmean(R, axis=0))

rng = np.random.default_rng(0)
k = 2
P = rng.normal(scale=0.5, size=(5, k)) + 1
F = rng.normal(scale=0.5, size=(5, k)) + 1
target = np.where(known, R, 0)
for step in range(401):
    error = known * (P @ F.T - target)
    if step % 100 == 0:
        print(step, f"RMSE {np.sqrt((error**2).sum() / known.sum()):.5f}")
    P, F = P - 0.02 * (error @ F + 0.02 * P), F - 0.02 * (error.T @ P + 0.02 * F)
filled = P @ F.T
print(filled.round(2))
for i, j in np.argwhere(~known):
    print(f"{kişiler[i]} {filmler[j]}: {np.clip(filled[i, j], 1, 5):.2f}")

# Alternating least squares.
P = rng.normal(size=(5, k))
F = rng.normal(size=(5, k))
penalty = 0.1 * np.eye(k)
for sweep in range(10):
    for i in range(5):
        A = F[known[i]]
        P[i] = np.linalg.solve(A.T @ A + penalty, A.T @ R[i, known[i]])
    for j in range(5):
        A = P[known[:, j]]
        F[j] = np.linalg.solve(A.T @ A + penalty, A.T @ R[known[:, j], j])
    if sweep in (0, 9):
        print("sweep", sweep, np.sqrt((((P @ F.T - R)[known]) ** 2).mean()).round(3))

# The best rank-k picture of a full table is its SVD.
full = np.where(known, R, np.nanmean(R, axis=1, keepdims=True))
U, s, Vt = np.linalg.svd(full)
print(s.round(4))
for k in range(1, 5):
    approximation = U[:, :k] * s[:k] @ Vt[:k]
    print(k, np.linalg.norm(full - approximation).round(5), np.sqrt((s[k:] ** 2).sum()).round(5))
print((U[:, :2] * s[:2] @ Vt[:2]).round(2))
