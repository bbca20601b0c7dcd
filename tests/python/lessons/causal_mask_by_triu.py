"""A language model may not peek: the causal mask by triu, by -inf and by -1e9."""
import numpy as np

tokens = ["ben", "bugün", "okula", "gittim", "."]
n = len(tokens)
rng = np.random.default_rng(3)
scores = rng.normal(size=(n, n)).round(2)
print(scores)


def softmax(x):
    x = x - x.max(axis=1, keepdims=True)
    return np.exp(x) / np.exp(x).sum(axis=1, keepdims=True)


mask = np.triu(np.ones((n, n)), k=1)
print(mask)

by_adding = softmax(scores + mask * -1e9)

filled = scores.copy()
filled[mask == 1] = -np.inf
by_infinity = softmax(filled)

by_where = softmax(np.where(mask.astype(bool), -1e9, scores))

weights = np.exp(scores) * np.tril(np.ones((n, n)))
by_product = weights / weights.sum(axis=1, keepdims=True)

by_loop = np.zeros((n, n))
for i in range(n):
    e = np.exp(scores[i, : i + 1])
    by_loop[i, : i + 1] = e / e.sum()

print(by_loop.round(4))
for name, w in [
    ("adding", by_adding),
    ("infinity", by_infinity),
    ("where", by_where),
    ("product", by_product),
]:
    print(f"{name:<9}", np.allclose(w, by_loop), w[0], np.triu(w, 1).sum())

print(filled)
for i, row in enumerate(by_loop):
    seen = " ".join(tokens[: i + 1])
    print(f"{tokens[i]:<7} looks most at {tokens[row.argmax()]:<7} of [{seen}]")

# A window: only the last two words.
window = np.tril(np.ones((n, n)), 0) - np.tril(np.ones((n, n)), -2)
print(window.astype(int))
print(softmax(np.where(window > 0, scores, -1e9)).round(3))

# A row without anything to look at is no distribution.
blind = np.full((1, 3), -1e9)
print(softmax(blind).round(4))
empty = np.full((1, 3), -np.inf)
print(softmax(empty))
