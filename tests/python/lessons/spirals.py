"""Two spirals, a ReLU network and softmax: fifty steps with momentum."""
import numpy as np

rng = np.random.default_rng(0)
n, classes = 40, 2
X = np.zeros((n * classes, 2))
y = np.zeros(n * classes, dtype=int)
for c in range(classes):
    r = np.linspace(0.1, 1, n)
    t = np.linspace(c * np.pi, c * np.pi + 3, n) + rng.normal(size=n) * 0.1
    rows = slice(c * n, (c + 1) * n)
    X[rows] = np.c_[r * np.sin(t), r * np.cos(t)]
    y[rows] = c
print(X.shape, X[::20].round(3), np.bincount(y))

params = {
    "W1": 0.5 * rng.normal(size=(2, 16)),
    "b1": np.zeros((1, 16)),
    "W2": 0.5 * rng.normal(size=(16, classes)),
    "b2": np.zeros((1, classes)),
}
speed = {name: np.zeros_like(value) for name, value in params.items()}


def forward(X):
    hidden = np.maximum(0, X @ params["W1"] + params["b1"])
    scores = hidden @ params["W2"] + params["b2"]
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    return hidden, e / e.sum(axis=1, keepdims=True)


def gradients(hidden, p):
    d = p.copy()
    d[np.arange(len(y)), y] -= 1
    d /= len(y)
    back = d @ params["W2"].T
    back[hidden <= 0] = 0
    return {
        "W2": hidden.T @ d + 1e-3 * params["W2"],
        "b2": d.sum(axis=0, keepdims=True),
        "W1": X.T @ back + 1e-3 * params["W1"],
        "b1": back.sum(axis=0, keepdims=True),
    }


for step in range(50):
    hidden, p = forward(X)
    if step % 7 == 0 or step == 49:
        loss = -np.log(p[range(len(y)), y]).mean()
        print(f"{step:2d}  loss {loss:.5f}  accuracy {(p.argmax(1) == y).mean():.4f}")
    for name, g in gradients(hidden, p).items():
        speed[name] = 0.9 * speed[name] - 0.3 * g
        params[name] += speed[name]

xs = np.linspace(-1, 1, 31)
for v in np.linspace(1, -1, 13):
    points = np.c_[xs, np.full(31, v)]
    print("".join(".#"[k] for k in forward(points)[1].argmax(axis=1)))
print({name: value.shape for name, value in params.items()})
print("alive:", (forward(X)[0] > 0).any(axis=0).sum(), "of 16")
