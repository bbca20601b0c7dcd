"""A recurrent cell, an LSTM cell, and a gradient through time."""
import numpy as np

rng = np.random.default_rng(30)
n_in, n_hidden = 3, 4


class Cell:
    def __init__(self):
        self.Wx = rng.normal(0, 0.5, (n_in, n_hidden))
        self.Wh = rng.normal(0, 0.5, (n_hidden, n_hidden))
        self.b = np.zeros(n_hidden)

    def __call__(self, x, h):
        return np.tanh(x @ self.Wx + h @ self.Wh + self.b)


cell = Cell()
letters = "abc"
one_hot = {c: row for c, row in zip(letters, np.eye(3))}
h = np.zeros(n_hidden)
states = [h]
for c in "abcabca":
    h = cell(one_hot[c], h)
    states.append(h)
    print(c, h.round(4))
print(np.array(states).shape, np.abs(states).max() < 1)


def run(word, h=None):
    h = np.zeros(n_hidden) if h is None else h
    for c in word:
        h = cell(one_hot[c], h)
    return h


print("order matters:", np.allclose(run("ab"), run("ba")), run("ab").round(3), run("ba").round(3))
print("memory fades:")
print([float(np.linalg.norm(run("a" + "c" * k) - run("b" + "c" * k)).round(5)) for k in range(5)])

# Backpropagation through time for the loss ½|h_T|².
xs = np.array([one_hot[c] for c in "abca"])
hs = [np.zeros(n_hidden)]
for x in xs:
    hs.append(cell(x, hs[-1]))
dWh = np.zeros_like(cell.Wh)
d = hs[-1].copy()
for t in range(len(xs), 0, -1):
    d = d * (1 - hs[t] ** 2)
    dWh += np.outer(hs[t - 1], d)
    d = cell.Wh @ d
    print("t", t, "gradient length", np.linalg.norm(d).round(6))
numeric = np.zeros_like(dWh)
for i, j in np.ndindex(4, 4):
    values = []
    for step in (1e-5, -1e-5):
        cell.Wh[i, j] += step
        values.append(0.5 * (run("abca") ** 2).sum())
        cell.Wh[i, j] -= step
    numeric[i, j] = (values[0] - values[1]) / 2e-5
print(dWh.round(5))
print("agrees:", np.allclose(dWh, numeric, atol=1e-7))


def sigmoid(z):
    return 1 / (1 + np.exp(-z))


W = rng.normal(0, 0.5, (n_in + n_hidden, 4 * n_hidden))
h, c = np.zeros(n_hidden), np.zeros(n_hidden)
for letter in "abcc":
    gates = np.concatenate([one_hot[letter], h]) @ W
    i, f, o, g = np.split(gates, 4)
    c = sigmoid(f + 1) * c + sigmoid(i) * np.tanh(g)
    h = sigmoid(o) * np.tanh(c)
    print(letter, "c", c.round(4), "h", h.round(4))
