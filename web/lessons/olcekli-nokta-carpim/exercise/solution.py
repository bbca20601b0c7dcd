import numpy as np

def attention(Q, K, V):
    S = Q @ K.T / np.sqrt(K.shape[1])
    W = np.exp(S - S.max(axis=1, keepdims=True))
    W = W / W.sum(axis=1, keepdims=True)
    return W @ V, W

# {lines}
rng = np.random.default_rng(0)
for d in [4, 1024]:
    q, k = rng.normal(size=(2, 10000, d))
    s = (q * k).sum(axis=1)
    print(d, s.std().round(1), (s / np.sqrt(d)).std().round(1))

Q = np.array([[1.0, 1.0], [0.0, 2.0]])
out, w = attention(Q, np.eye(2), 10 * np.eye(2))
print(out.round(3))
