import numpy as np

q = np.array([[1, 0], [0, 1], [1, 1]])
k = np.array([[2, 0], [0, 3]])
scores = (q[:, None, :] * k[None, :, :]).sum(axis=-1)
print(scores, np.array_equal(scores, q @ k.T))
print((q[:, None, :] * k).shape, q[:, None].shape, np.inner(q, k))
print([[int(np.dot(a, b)) for b in k] for a in q])
scores = scores / np.sqrt(q.shape[1])
print(scores, scores - scores.max(axis=1, keepdims=True), scores.argmax(-1))
