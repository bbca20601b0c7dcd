"""k nearest neighbours: ask those who live close by."""
import numpy as np

rng = np.random.default_rng(14)
renk = np.array(["kırmızı", "mavi"])
X = np.vstack([rng.normal([2, 2], 1.0, (15, 2)), rng.normal([5, 4], 1.2, (15, 2))])
y = np.repeat([0, 1], 15)
order = rng.permutation(30)
X, y = X[order], y[order]
train_X, test_X = X[:20], X[20:]
train_y, test_y = y[:20], y[20:]
print(train_X[:3].round(3), train_y, test_y)


def distances(A, B):
    return np.sqrt(((A[:, None] - B[None]) ** 2).sum(-1))


def distances_by_products(A, B):
    squares = (A**2).sum(1)[:, None] + (B**2).sum(1) - 2 * A @ B.T
    return np.sqrt(np.maximum(squares, 0))


D = distances(test_X, train_X)
print(D.shape, np.allclose(D, distances_by_products(test_X, train_X)))
print(D[0].round(3))


def predict(k, X):
    nearest = np.argsort(distances(X, train_X), axis=1)[:, :k]
    votes = train_y[nearest]
    return np.array([np.bincount(v, minlength=2).argmax() for v in votes])


for k in (1, 3, 5, 9, 20):
    guess = predict(k, test_X)
    print(f"k = {k:2d}: {guess} accuracy {(guess == test_y).mean():.2f}")

point = np.array([[3.5, 3.0]])
d = distances(point, train_X)[0]
for i in np.argsort(d)[:5]:
    print(f"  {d[i]:.4f} {renk[train_y[i]]} {train_X[i].round(2)}")
w = 1 / d
print("weighted:", np.bincount(train_y, weights=w).round(4))
print(renk[np.bincount(train_y, weights=w).argmax()])

xs, ys = np.linspace(0, 7, 29), np.linspace(7, 0, 12)
grid = np.array([[x, v] for v in ys for x in xs])
picture = predict(3, grid).reshape(12, 29)
print("\n".join("".join("k-"[c] for c in row) for row in picture))

# Leave one out.
D = distances(X, X)
np.fill_diagonal(D, np.inf)
print("leave one out:", (y[D.argmin(axis=1)] == y).mean().round(4))
manhattan = np.abs(test_X[:, None] - train_X).sum(-1)
print("manhattan:", (train_y[manhattan.argmin(1)] == test_y).mean())

values = np.sin(train_X[:, 0])
nearest = np.argsort(distances(test_X, train_X), axis=1)[:, :3]
print("regression:", values[nearest].mean(axis=1).round(4))
