import numpy as np

def attention(Q, K, V):
    # {todo}
    ...

# {lines}
rng = np.random.default_rng(0)
for d in [4, 1024]:
    q, k = rng.normal(size=(2, 10000, d))
    s = ...
    print(d, ..., ...)

Q = np.array([[1.0, 1.0], [0.0, 2.0]])
out, w = attention(Q, np.eye(2), 10 * np.eye(2))
print(out.round(3))
