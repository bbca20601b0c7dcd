"""A decision stump: one question, chosen by entropy; then a small tree."""
import numpy as np

özellikler = ["boy", "kilo", "yaş"]
X = np.array(
    [
        [150, 45, 12],
        [160, 60, 14],
        [165, 55, 33],
        [172, 80, 41],
        [180, 75, 25],
        [185, 90, 52],
        [155, 50, 60],
    ]
)
y = np.array([0, 0, 1, 1, 1, 1, 0])


def entropy(labels):
    if len(labels) == 0:
        return 0.0
    p = np.bincount(labels) / len(labels)
    p = p[p > 0]
    return float(-(p * np.log2(p)).sum()) + 0.0


def best_split(X, y):
    best = (0.0, None, None)
    for j in range(X.shape[1]):
        values = np.unique(X[:, j])
        for threshold in (values[:-1] + values[1:]) / 2:
            left = X[:, j] <= threshold
            weight = left.mean()
            after = weight * entropy(y[left]) + (1 - weight) * entropy(y[~left])
            gain = entropy(y) - after
            if gain > best[0] + 1e-9:
                best = (gain, j, threshold)
    return best


print("entropy:", round(entropy(y), 6))
for j, name in enumerate(özellikler):
    gain, _, threshold = best_split(X[:, [j]], y)
    print(f"{name:>5}: gain {gain:.5f} at {threshold}")
gain, feature, threshold = best_split(X, y)
print("stump:", özellikler[feature], "<=", threshold, round(gain, 5))


def grow(X, y, depth=0, deepest=3):
    gain, j, threshold = best_split(X, y)
    if j is None or depth == deepest:
        return int(np.bincount(y).argmax())
    left = X[:, j] <= threshold
    return {
        "feature": j,
        "threshold": float(threshold),
        "left": grow(X[left], y[left], depth + 1),
        "right": grow(X[~left], y[~left], depth + 1),
    }


def predict(tree, x):
    while isinstance(tree, dict):
        side = "left" if x[tree["feature"]] <= tree["threshold"] else "right"
        tree = tree[side]
    return tree


def draw(tree, indent=""):
    if not isinstance(tree, dict):
        print(f"{indent}-> {'evet' if tree else 'hayır'}")
        return
    print(f"{indent}{özellikler[tree['feature']]} <= {tree['threshold']}?")
    draw(tree["left"], indent + "  + ")
    draw(tree["right"], indent + "  - ")


tree = grow(X, y)
print(tree)
draw(tree)
guess = np.array([predict(tree, x) for x in X])
print(guess, y, (guess == y).mean())
print(predict(tree, [170, 50, 20]), predict(tree, [150, 90, 30]))
gini = 1 - ((np.bincount(y) / len(y)) ** 2).sum()
print("gini:", round(gini, 6), entropy(np.array([1, 1])), entropy(np.array([0, 1])))
