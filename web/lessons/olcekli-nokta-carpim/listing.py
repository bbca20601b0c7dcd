import numpy as np

def softmax(z):
    e = np.exp(z - z.max())
    return e / e.sum()

# {saturation}
d = 64
rng = np.random.default_rng(0)
q, *K = rng.normal(size=(d, 9)).T
scores = np.array(K) @ q
plain = softmax(scores)
scaled = scores / np.sqrt(d)
weights = softmax(scaled)
print(plain.round(2))
print(weights.round(2))

# {experiment}
rng = np.random.default_rng(0)
for d in [4, 64, 1024]:
    q, k = rng.normal(size=(2, 10000, d))
    s = (q * k).sum(axis=1)
    print(d, s.std().round(1),
          (s / np.sqrt(d)).std().round(2))
