"""Attention over a batch: a leading axis costs one comma."""
import numpy as np


def softmax(z, axis=-1):
    z = z - np.max(z, axis=axis, keepdims=True)
    e = np.exp(z)
    return e / np.sum(e, axis=axis, keepdims=True)


def attention(Q, K, V, mask=None):
    """Q: (..., n, d), K: (..., m, d), V: (..., m, v), mask: True where one may look."""
    scores = Q @ np.swapaxes(K, -1, -2) / np.sqrt(Q.shape[-1])
    if mask is not None:
        scores = np.where(mask, scores, -1e9)
    weights = softmax(scores)
    return weights @ V, weights


rng = np.random.default_rng(0)
batch, n, d = 3, 4, 8
Q, K, V = rng.normal(size=(3, batch, n, d))
print(Q.shape, K.shape, V.shape)

out, weights = attention(Q, K, V)
print(out.shape, weights.shape)
print(weights[0].round(3))
print(weights.sum(axis=-1))

one_by_one = np.stack([attention(q, k, v)[0] for q, k, v in zip(Q, K, V)])
print("same as one by one:", np.allclose(one_by_one, out))
with_einsum = np.einsum("bij,bjd->bid", softmax(np.einsum("bid,bjd->bij", Q, K) / np.sqrt(d)), V)
print("same with einsum:", np.allclose(with_einsum, out))

# Sentences of different length: nobody looks at the padding.
lengths = np.array([4, 2, 3])
padding = np.arange(n) < lengths[:, None]
print(padding)
out, weights = attention(Q, K, V, padding[:, None, :])
for b in range(batch):
    print("sentence", b, "of length", lengths[b])
    print(weights[b].round(3))
print("looked at padding:", weights[np.broadcast_to(~padding[:, None, :], weights.shape)].max())

causal = np.tril(np.ones((n, n), dtype=bool))
out, weights = attention(Q, K, V, causal & padding[:, None, :])
print(weights[2].round(3))
print(out[0, 0].round(4), V[0, 0].round(4), np.allclose(out[:, 0], V[:, 0]))

heat = " ░▒▓█"
for row in weights[0]:
    print("".join(heat[min(4, int(w * 5))] * 2 for w in row))
