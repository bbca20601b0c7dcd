"""Logistic regression: who passes the exam?"""
import numpy as np

rng = np.random.default_rng(8)
n = 60
X = rng.normal(size=(n, 2))
true_w, true_b = np.array([2.0, -1.0]), 0.5
y = (rng.random(n) < 1 / (1 + np.exp(-(X @ true_w + true_b)))).astype(int)
print(X[:4].round(3), y[:20], y.mean())


def sigmoid(z):
    return 1 / (1 + np.exp(-z))


def loss(w, b):
    p = np.clip(sigmoid(X @ w + b), 1e-12, 1 - 1e-12)
    return -np.mean(y * np.log(p) + (1 - y) * np.log(1 - p))


w, b = np.zeros(2), 0.0
for step in range(301):
    p = sigmoid(X @ w + b)
    error = p - y
    if step % 60 == 0:
        accuracy = ((p > 0.5) == y).mean()
        print(f"{step:3d} loss {loss(w, b):.6f} accuracy {accuracy:.3f} w {w.round(4)} b {b:.4f}")
    w -= 0.5 * X.T @ error / n
    b -= 0.5 * error.mean()

# The gradient, checked by differences.
analytic = X.T @ (sigmoid(X @ w + b) - y) / n
h = 1e-6
numeric = np.array([(loss(w + e, b) - loss(w - e, b)) / (2 * h) for e in np.eye(2) * h])
print("gradients agree:", np.allclose(analytic, numeric, atol=1e-7))

p = sigmoid(X @ w + b)
guess = (p >= 0.5).astype(int)
table = np.zeros((2, 2), dtype=int)
for t, g in zip(y, guess):
    table[t, g] += 1
print(table)
tp, fp, fn = table[1, 1], table[0, 1], table[1, 0]
precision, recall = tp / (tp + fp), tp / (tp + fn)
f1 = 2 * precision * recall / (precision + recall)
print(f"precision {precision:.4f} recall {recall:.4f} F1 {f1:.4f}")

for threshold in np.arange(0.1, 1.0, 0.2):
    chosen = p > threshold
    print(f"{threshold:.1f}: {chosen.sum():2d} chosen, {(chosen & (y == 1)).sum():2d} right")
print(sigmoid(np.array([-800.0, -1.0, 0.0, 1.0, 800.0])))
print(sigmoid(np.array([[1.0, 1.0], [-2.0, 1.0]]) @ w + b).round(5))
