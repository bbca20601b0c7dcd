"""Attention in one sentence: which word does "o" look at?"""
import numpy as np

words = ["robot", "kutuyu", "aldı", "çünkü", "o", "hafifti"]
features = ["agent", "object", "action", "light", "strong"]


def sentence(ending):
    X = np.zeros((6, 5))
    X[0, 0] = X[1, 1] = X[2, 2] = 1
    X[3, 2] = 0.5
    X[4, :2] = 0.5
    X[5, 3 + ending] = 1
    X[4] += X[5]
    return X


def softmax(scores):
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return e / e.sum(axis=-1, keepdims=True)


WQ = 2.5 * np.array([[0, 0, 1], [0, 0, 1], [1, 1, 0], [0, 2, 0], [2, 0, 0]])
WK = WV = np.eye(5, 3)


def attend(X, tau=1.0):
    Q, K, V = X @ WQ, X @ WK, X @ WV
    scores = Q @ K.T / (np.sqrt(Q.shape[-1]) * tau)
    weights = softmax(scores)
    return weights, weights @ V


for ending, last in enumerate(["hafifti", "güçlüydü"]):
    words[-1] = last
    X = sentence(ending)
    for tau in (0.1, 1, 3):
        weights, out = attend(X, tau)
        best = words[weights[4].argmax()]
        print(f"{last:>9} τ={tau:<4}", weights[4].round(2), best, out[4].round(2))

print()
print(X)
weights, out = attend(X)
print(weights.round(3))
print(out.round(3))
print("rows sum to one:", np.allclose(weights.sum(axis=1), 1))

print(f"{'':>9}", *(f"{w:>9}" for w in words))
for word, row in zip(words, weights):
    print(f"{word:>9}", *(f"{x:9.2f}" for x in row))
for j in np.argsort(-weights[4], kind="stable"):
    print(f"{words[j]:>9} {'█' * int(round(weights[4, j] * 30))}")
