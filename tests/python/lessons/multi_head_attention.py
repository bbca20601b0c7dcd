"""Multi-head attention: the same width, cut into heads that look at different things."""
import numpy as np


class MultiHeadAttention:
    def __init__(self, width, heads, rng):
        assert width % heads == 0, "the heads must share the width equally"
        self.width, self.heads = width, heads
        scale = 1 / np.sqrt(width)
        self.WQ = rng.normal(0, scale, (width, width))
        self.WK = rng.normal(0, scale, (width, width))
        self.WV = rng.normal(0, scale, (width, width))
        self.WO = rng.normal(0, scale, (width, width))

    def split(self, x):
        n = x.shape[0]
        return x.reshape(n, self.heads, -1).transpose(1, 0, 2)

    def merge(self, x):
        return x.transpose(1, 0, 2).reshape(x.shape[1], -1)

    def __call__(self, x, causal=False):
        Q, K, V = (self.split(x @ W) for W in (self.WQ, self.WK, self.WV))
        scores = Q @ K.transpose(0, 2, 1) / np.sqrt(Q.shape[-1])
        if causal:
            n = x.shape[0]
            scores[:, np.triu_indices(n, 1)[0], np.triu_indices(n, 1)[1]] = -np.inf
        e = np.exp(scores - scores.max(-1, keepdims=True))
        self.weights = e / e.sum(-1, keepdims=True)
        return self.merge(self.weights @ V) @ self.WO


rng = np.random.default_rng(7)
x = rng.normal(size=(5, 8))
layer = MultiHeadAttention(8, 2, rng)
y = layer(x)
print(y.shape, layer.weights.shape)
print(y.round(4))
print(layer.weights.round(3))

print("split and merge undo each other:", np.array_equal(layer.merge(layer.split(x)), x))
for h in range(layer.heads):
    looks = layer.weights[h].argmax(axis=1)
    print(f"head {h}: " + ", ".join(f"{i}→{j}" for i, j in enumerate(looks)))

y = layer(x, causal=True)
print(layer.weights[0].round(3))
print("future weights:", np.triu(layer.weights, 1).max())

# A change of the last word must not change the earlier outputs.
changed = x.copy()
changed[-1] += 1
difference = np.abs(layer(changed, causal=True) - y).max(axis=1)
print((difference > 1e-12), difference[:4])
print("parameters:", sum(W.size for W in (layer.WQ, layer.WK, layer.WV, layer.WO)))

try:
    MultiHeadAttention(8, 3, rng)
except AssertionError as error:
    print("AssertionError:", error)
