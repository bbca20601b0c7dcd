import numpy as np

z = np.array([[1.0, 2.0, 3.0], [0.0, 0.0, 0.0], [-5.0, 0.0, 5.0]])
plain = np.exp(z) / np.exp(z).sum(axis=1, keepdims=True)
stable = np.exp(z - z.max(axis=1, keepdims=True))
stable /= stable.sum(axis=1, keepdims=True)
logs = z - np.log(np.exp(z).sum(axis=1, keepdims=True))
by_rows = np.array([np.exp(r) / sum(np.exp(r)) for r in z])
print(stable)
print(np.allclose(plain, stable), np.allclose(np.exp(logs), stable), np.allclose(by_rows, stable))
print(stable.sum(axis=1), stable.argmax(axis=1))
for tau in (0.5, 1, 10):
    e = np.exp(z[0] / tau)
    print(tau, (e / e.sum()).round(4))
