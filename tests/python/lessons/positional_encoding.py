"""Positions as waves: sine and cosine of different lengths."""
import numpy as np


def positional_encoding(length, width):
    position = np.arange(length)[:, np.newaxis]
    rate = 1 / np.power(10000, np.arange(0, width, 2) / width)
    angles = position * rate
    encoding = np.zeros((length, width))
    encoding[:, 0::2] = np.sin(angles)
    encoding[:, 1::2] = np.cos(angles)
    return encoding


P = positional_encoding(10, 8)
print(P.shape)
print(P.round(4))

by_loop = np.zeros((10, 8))
for pos in range(10):
    for i in range(0, 8, 2):
        by_loop[pos, i] = np.sin(pos / 10000 ** (i / 8))
        by_loop[pos, i + 1] = np.cos(pos / 10000 ** (i / 8))
print("loop agrees:", np.allclose(P, by_loop))

print("lengths:", np.linalg.norm(P, axis=1).round(6))
similarity = P @ P.T
print(similarity.round(2))
print("nearest to position 5:", np.argsort(-similarity[5], kind="stable")[:3])

# The dot product of two positions depends on their distance alone.
for distance in range(4):
    print(distance, np.diag(similarity, distance).round(6))

shades = " .:-=+*#%@"
for row in positional_encoding(12, 24):
    print("".join(shades[int((v + 1) / 2 * 9.99)] for v in row))

# A rotation moves every position by one.
w = 1 / 10000 ** (np.arange(0, 8, 2) / 8)
moved = np.empty_like(P[0])
k = 3
moved[0::2] = P[k, 0::2] * np.cos(w) + P[k, 1::2] * np.sin(w)
moved[1::2] = P[k, 1::2] * np.cos(w) - P[k, 0::2] * np.sin(w)
print(np.allclose(moved, P[k + 1]), moved[:4].round(5))

words = "köpek adamı ısırdı".split()
embedding = {w: np.random.default_rng(i).normal(size=8) for i, w in enumerate(words)}
for order in (words, words[::-1]):
    X = np.array([embedding[w] for w in order]) + P[: len(order)]
    print(" ".join(order), X.mean(axis=0).round(3))
