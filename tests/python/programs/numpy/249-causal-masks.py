import numpy as np

scores = np.arange(16.0).reshape(4, 4) / 4
mask = np.triu(np.ones((4, 4), dtype=bool), k=1)
for name, masked in [
    ("-inf", np.where(mask, -np.inf, scores)),
    ("-1e9", scores + mask * -1e9),
    ("set", scores.copy()),
]:
    if name == "set":
        masked[mask] = -1e9
    e = np.exp(masked - masked.max(axis=-1, keepdims=True))
    w = e / e.sum(axis=-1, keepdims=True)
    print(name)
    print(w.round(3))
print(np.tril(scores), mask.sum(axis=1))
