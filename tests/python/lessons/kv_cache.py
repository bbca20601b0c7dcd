"""A KV cache: keys and values of the past are kept, not computed anew."""
import numpy as np

rng = np.random.default_rng(1)
width, length = 6, 5
WQ, WK, WV = (rng.normal(size=(width, width)) / np.sqrt(width) for _ in range(3))
x = rng.normal(size=(length, width))


def softmax(z):
    e = np.exp(z - z.max(axis=-1, keepdims=True))
    return e / e.sum(axis=-1, keepdims=True)


def full(x):
    """All positions at once, causally masked."""
    Q, K, V = x @ WQ, x @ WK, x @ WV
    scores = Q @ K.T / np.sqrt(width)
    scores[np.triu_indices(len(x), k=1)] = -np.inf
    return softmax(scores) @ V


class Cache:
    def __init__(self):
        self.K = np.empty((0, width))
        self.V = np.empty((0, width))
        self.products = 0

    def step(self, token):
        q = token @ WQ
        self.K = np.vstack([self.K, token @ WK])
        self.V = np.concatenate([self.V, (token @ WV)[None]])
        self.products += len(self.K)
        weights = softmax(self.K @ q / np.sqrt(width))
        return weights @ self.V, weights


reference = full(x)
print(reference.round(4))

cache = Cache()
for t, token in enumerate(x):
    out, weights = cache.step(token)
    print(t, cache.K.shape, weights.round(3), np.allclose(out, reference[t]))
print("dot products with the cache:", cache.products)
print("without it:", sum((t + 1) ** 2 for t in range(length)))

# Generation: the output becomes the next input.
cache = Cache()
token = x[0]
for t in range(6):
    token, weights = cache.step(token)
    token = token / np.linalg.norm(token)
    print(t, token.round(3), len(weights))

# A ring buffer keeps the last three only.
size = 3
K, V = np.zeros((size, width)), np.zeros((size, width))
for t, token in enumerate(x):
    slot = t % size
    K[slot], V[slot] = token @ WK, token @ WV
    filled = min(t + 1, size)
    w = softmax(K[:filled] @ (token @ WQ) / np.sqrt(width))
    print(t, "slot", slot, w.round(3), (w @ V[:filled])[:2].round(4))
