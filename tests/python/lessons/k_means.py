"""k-means: assign, average, repeat."""
import numpy as np

rng = np.random.default_rng(10)
centres_true = np.array([[0.0, 0.0], [6.0, 1.0], [2.0, 7.0]])
X = np.concatenate([c + rng.normal(scale=0.8, size=(20, 2)) for c in centres_true])
rng.shuffle(X)
print(X.shape)
print(X[:5].round(3))


def assign(X, centres):
    distances = np.linalg.norm(X[:, None, :] - centres[None, :, :], axis=2)
    return distances.argmin(axis=1), (distances.min(axis=1) ** 2).sum()


def k_means(X, k, rng, rounds=20):
    centres = X[rng.choice(len(X), size=k, replace=False)]
    history = []
    for step in range(rounds):
        labels, loss = assign(X, centres)
        history.append(round(loss, 4))
        new = np.array([X[labels == j].mean(axis=0) for j in range(k)])
        if np.allclose(new, centres):
            break
        centres = new
    return centres, labels, history


centres, labels, history = k_means(X, 3, rng)
print("loss:", history)
print(centres.round(3))
print(np.bincount(labels))

order = np.argsort(centres[:, 0])
for j in order:
    members = X[labels == j]
    merkez, yayılım = centres[j].round(2), members.std(axis=0).round(2)
    print(f"küme {j}: {len(members)} nokta, merkez {merkez}, yayılım {yayılım}")

grid = [["." for _ in range(30)] for _ in range(14)]
for (x, y), label in zip(X, labels):
    column, row = int((x + 3) * 2.5), int(12 - (y + 2) * 1.1)
    if 0 <= column < 30 and 0 <= row < 14:
        grid[row][column] = "abc"[label]
print("\n".join("".join(line) for line in grid))

print("elbow:")
for k in range(1, 6):
    best = min(k_means(X, k, np.random.default_rng(s))[2][-1] for s in range(5))
    print(k, f"{best:9.3f}", "#" * int(best / 30))
new_points = np.array([[0.5, 0.5], [5.0, 2.0], [3.0, 6.0]])
print(assign(new_points, centres[order])[0])
