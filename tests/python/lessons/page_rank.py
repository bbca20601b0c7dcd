"""PageRank: a page is important when important pages link to it."""
import numpy as np

links = {
    "ana": ["haber", "spor", "hava"],
    "haber": ["ana", "spor"],
    "spor": ["ana"],
    "hava": ["ana", "haber"],
    "arşiv": [],
}
names = list(links)
n = len(names)
index = {name: i for i, name in enumerate(names)}

A = np.zeros((n, n))
for source, targets in links.items():
    for target in targets:
        A[index[target], index[source]] = 1
print(A.astype(int))

outgoing = A.sum(axis=0)
print(outgoing)
M = np.where(outgoing > 0, A / np.where(outgoing > 0, outgoing, 1), 1 / n)
print(M.round(3), M.sum(axis=0))

damping = 0.85
rank = np.full(n, 1 / n)
for step in range(100):
    new = damping * M @ rank + (1 - damping) / n
    change = np.abs(new - rank).sum()
    rank = new
    if step < 5:
        print(step, rank.round(5), f"{change:.6f}")
    if change < 1e-8:
        break
print("done", rank.round(6), rank.sum().round(8))

G = np.eye(n) - damping * M
print("solved:", np.linalg.solve(G, np.full(n, (1 - damping) / n)).round(6))

for name, r in sorted(zip(names, rank), key=lambda pair: pair[1], reverse=True):
    print(f"{name:<6} {r:.4f} {'*' * int(r * 50)}")

# The same with dictionaries only.
scores = {name: 1 / n for name in names}
for _ in range(60):
    fresh = {name: (1 - damping) / n for name in names}
    for source, targets in links.items():
        for target in targets or names:
            fresh[target] += damping * scores[source] / len(targets or names)
    scores = fresh
print({name: round(s, 6) for name, s in scores.items()})
print(np.allclose(list(scores.values()), rank))

for d in (0.0, 0.5, 0.99):
    r = np.linalg.solve(np.eye(n) - d * M, np.full(n, (1 - d) / n))
    print(d, r.round(4), names[r.argmax()])
