"""Why divide by the square root of d? Because dot products grow with it."""
import numpy as np


def softmax(z):
    e = np.exp(z - z.max(axis=-1, keepdims=True))
    return e / e.sum(axis=-1, keepdims=True)


rng = np.random.default_rng(0)
print("   d   std(s)  std(s/√d)")
for d in [4, 16, 64, 256]:
    q, k = rng.normal(size=(2, 1000, d))
    s = (q * k).sum(axis=1)
    print(f"{d:4d} {s.std():8.2f} {(s / np.sqrt(d)).std():8.3f}")

d = 64
rng = np.random.default_rng(0)
q, *K = rng.normal(size=(d, 9)).T
scores = np.array(K) @ q
print(scores.round(2))
print(softmax(scores).round(3), softmax(scores).max().round(4))
print(softmax(scores / np.sqrt(d)).round(3))

# The gradient p(1 - p) dies where softmax is saturated.
for name, z in [("plain", scores), ("scaled", scores / np.sqrt(d))]:
    p = softmax(z)
    entropy = -(p @ np.log(p))
    print(f"{name:>7}: largest p(1-p) = {(p * (1 - p)).max():.4f}, entropy = {entropy:.4f}")


def attention(Q, K, V):
    weights = softmax(Q @ K.T / np.sqrt(K.shape[1]))
    return weights @ V, weights


Q = np.array([[1, 1], [0, 2]])
K = np.eye(2)
V = 10 * np.eye(2)
output, weights = attention(Q, K, V)
print(output.round(3))
print(weights.round(4))

average = np.zeros(4)
for trial in range(50):
    q, k = rng.normal(size=(2, 4, 32))
    average += np.sort(softmax(q @ k.T / np.sqrt(32))[0])[::-1]
print("sorted weights, on average:", (average / 50).round(4))
for n, d in [(4, 9), (4, 100), (10, 100)]:
    s = rng.normal(size=(200, n, d)) @ rng.normal(size=(d,))
    p, ps = softmax(s), softmax(s / np.sqrt(d))
    print(n, d, p.max(axis=1).mean().round(4), ps.max(axis=1).mean().round(4))
