import numpy as np

logits = np.array([[2.0, 0.5, -1.0], [0.1, 0.2, 0.3], [-1.0, 3.0, 0.0]])
labels = np.array([0, 2, 1])
shifted = logits - logits.max(axis=1, keepdims=True)
log_p = shifted - np.log(np.exp(shifted).sum(axis=1, keepdims=True))
losses = -log_p[np.arange(3), labels]
print(log_p)
print(losses, losses.mean(), np.exp(losses.mean()))
d = np.exp(log_p)
d[np.arange(3), labels] -= 1
print(d / 3, d.sum(axis=1).round(10) + 0.0)
print((logits.argmax(axis=1) == labels).mean(), np.eye(3)[labels] - np.exp(log_p))
