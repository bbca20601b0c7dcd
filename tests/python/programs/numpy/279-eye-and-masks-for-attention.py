import numpy as np

n = 5
causal = np.tril(np.ones((n, n)))
window = np.abs(np.subtract.outer(np.arange(n), np.arange(n))) <= 1
padding = np.array([1, 1, 1, 0, 0], dtype=bool)
print(causal, window.astype(int), sep="\n")
print((causal.astype(bool) & window).astype(int))
print((window & padding).sum(axis=1), (window & padding[:, None] & padding).astype(int))
bias = np.where(causal == 1, 0, -np.inf)
print(bias)
print(np.exp(bias).sum(axis=1), (np.exp(bias) / np.exp(bias).sum(1, keepdims=True))[3])
