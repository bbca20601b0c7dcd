"""Softmax: five ways to write it, and where they differ."""
import math

import numpy as np


def in_one_line(z):
    return np.exp(z) / np.exp(z).sum()


def with_shift(z):
    e = np.exp(z - np.max(z))
    return e / e.sum()


def by_logs(z):
    top = z.max()
    return np.exp(z - (top + np.log(np.sum(np.exp(z - top)))))


def by_loop(z):
    total = 0.0
    for v in z:
        total += math.exp(v - max(z))
    return [math.exp(v - max(z)) / total for v in z]


def online(z):
    """One pass: the running maximum rescales the sum."""
    top, total = -math.inf, 0.0
    for v in z:
        new_top = max(top, v)
        total = total * math.exp(top - new_top) + math.exp(v - new_top)
        top = new_top
    return np.array([math.exp(v - top) / total for v in z])


z = np.array([2.0, 1.0, 0.1, -1.0])
for f in (in_one_line, with_shift, by_logs, by_loop, online):
    p = np.array(f(z))
    print(f"{f.__name__:<12}", p.round(6), p.sum().round(8))

big = np.array([1000.0, 1001.0, 999.0])
print(in_one_line(big))
print(with_shift(big))
print(by_logs(big))

print("shift does not matter:", np.allclose(with_shift(z), with_shift(z + 100)))
print("factor does:", with_shift(z * 2).round(4))
for tau in (0.1, 0.5, 1.0, 2.0, 100.0):
    p = with_shift(z / tau)
    entropy = -(p * np.log(np.maximum(p, 1e-300))).sum()
    print(f"τ = {tau:<6} {p.round(4)}  entropy {entropy:.4f}")
print("most:", math.log(len(z)))

# Its derivative: diag(p) - p pᵀ, checked by differences.
p = with_shift(z)
J = np.diag(p) - np.outer(p, p)
print(J.round(5))
numeric = np.empty_like(J)
h = 1e-6
for j in range(len(z)):
    step = np.zeros(len(z))
    step[j] = h
    numeric[:, j] = (with_shift(z + step) - with_shift(z - step)) / (2 * h)
print(np.allclose(J, numeric, atol=1e-8), J.sum(axis=0).round(10) + 0.0)
