"""The lesson's computation in NumPy, from the lesson's data, written apart from the product.

    python3 reference.py TEMPERATURE ENDING

prints every quantity as JSON. Python's floats read back as the same doubles.
"""
import json
import sys

import numpy as np

temperature, ending = float(sys.argv[1]), int(sys.argv[2])

robot, box, picked, because, it, light, strong = np.array([
    [1, 0, 0, 0, 0],
    [0, 1, 0, 0, 0],
    [0, 0, 1, 0, 0],
    [0, 0, 0.5, 0, 0],
    [0.5, 0.5, 0, 0, 0],
    [0, 0, 0, 1, 0],
    [0, 0, 0, 0, 1],
])
last = (light, strong)[ending]
x = np.array([robot, box, picked, because, it + last, last])
wq = 2.5 * np.array([[0, 0, 1], [0, 0, 1], [1, 1, 0], [0, 2, 0], [2, 0, 0]])
wk = wv = np.eye(5)[:, :3]

q, k, v = x @ wq, x @ wk, x @ wv
scores = q @ k.T
divisor = np.sqrt(3) * temperature
scaled = scores / divisor
maxima = scaled.max(axis=1)
exponentials = np.exp(scaled - maxima[:, None])
sums = exponentials.sum(axis=1)
weights = exponentials / sums[:, None]
output = weights @ v

names = "x wq wk wv q k v scores divisor scaled maxima exponentials sums weights output".split()
truth = {name: np.asarray(globals()[name]).tolist() for name in names}

# What the lesson's program prints for each asking word.
labels = ["robot", "box", "picked", "because", "it", ("light", "strong")[ending]]
truth["printed"] = [f"{row.round(2)} {labels[row.argmax()]}\n{new.round(2)}\n" for row, new in zip(weights, output)]
json.dump(truth, sys.stdout)
