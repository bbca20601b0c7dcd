"""Principal components: the directions in which the data spread most."""
import numpy as np

np.set_printoptions(precision=5, suppress=True)
rng = np.random.default_rng(21)
t = rng.normal(size=40)
noise = rng.normal(scale=[0.1, 0.3, 0.2], size=(40, 3))
X = np.column_stack([t, 0.5 * t, -t]) + noise + [1, 2, 3]
print(X[:3])

mean = X.mean(axis=0)
C = (X - mean).T @ (X - mean) / (len(X) - 1)
print(mean, C, sep="\n")
print(np.allclose(C, np.cov(X.T)))

values, vectors = np.linalg.eigh(C)
values, vectors = values[::-1], vectors[:, ::-1]
print("variances:", values)
print("explained:", (values / values.sum()).round(4), np.cumsum(values / values.sum()).round(4))
# The sign of a direction is free: make its largest entry positive.
signs = np.sign(vectors[np.abs(vectors).argmax(axis=0), range(3)])
vectors = vectors * signs
print(vectors)

scores = (X - mean) @ vectors
print(scores[:4])
print(scores.var(axis=0, ddof=1))

U, s, Vt = np.linalg.svd(X - mean, full_matrices=False)
print("from the SVD:", s**2 / (len(X) - 1))
print(np.allclose(np.abs(Vt), np.abs(vectors.T)))

for k in range(1, 4):
    back = scores[:, :k] @ vectors[:, :k].T + mean
    print(k, "components, error", np.mean((X - back) ** 2).round(6))

compressed = scores[:, 0]
print("one number each:", compressed[:6])
print("correlation with t:", np.abs(np.corrcoef(compressed, t)[0, 1]).round(4))

white = scores / np.sqrt(values)
print(np.cov(white.T).round(4) + 0.0)

# The first direction once more, by power iteration.
v = np.ones(3)
for _ in range(50):
    v = C @ v
    v /= np.linalg.norm(v)
print(v * np.sign(v[np.abs(v).argmax()]), (v @ C @ v))
