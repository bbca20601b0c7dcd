"""A Markov chain: tomorrow's weather depends on today's alone."""
import numpy as np

hava = ["güneş", "bulut", "yağmur"]
P = np.array([[0.7, 0.2, 0.1], [0.3, 0.4, 0.3], [0.2, 0.4, 0.4]])
print(P, P.sum(axis=1))

today = np.array([1.0, 0.0, 0.0])
for day in range(8):
    print(day, today.round(5), hava[today.argmax()])
    today = today @ P

print(np.linalg.matrix_power(P, 2).round(4))
print(np.linalg.matrix_power(P, 50).round(6))

# The stationary distribution, in three ways.
A = np.vstack([P.T - np.eye(3), np.ones(3)])
stationary = np.linalg.lstsq(A, [0, 0, 0, 1], rcond=None)[0]
print("lstsq:     ", stationary.round(6))
B = (P.T - np.eye(3)).copy()
B[-1] = 1
print("solve:     ", np.linalg.solve(B, [0, 0, 1]).round(6))
v = np.ones(3) / 3
for rounds in range(100):
    w = v @ P
    if np.abs(w - v).max() < 1e-10:
        break
    v = w
print("iteration: ", v.round(6), "in", rounds > 5)

rng = np.random.default_rng(9)


def simulate(days, state=0):
    path = [state]
    for _ in range(days - 1):
        state = rng.choice(3, p=P[state])
        path.append(int(state))
    return np.array(path)


path = simulate(400)
print("".join("gby"[s] for s in path[:60]))
print(np.bincount(path) / len(path), stationary.round(3))

counts = np.zeros((3, 3))
for a, b in zip(path[:-1], path[1:]):
    counts[a, b] += 1
print(counts.astype(int))
print((counts / counts.sum(axis=1, keepdims=True)).round(3))

rows, columns = np.nonzero(P > 0.35)
for i, j in zip(rows, columns):
    print(f"{hava[i]} -> {hava[j]}: {P[i, j]:.0%}")

# Absorbing: a walk between a cliff and a home.
Q = np.zeros((4, 4))
for i in range(4):
    if i > 0:
        Q[i, i - 1] = 0.5
    if i < 3:
        Q[i, i + 1] = 0.5
N = np.linalg.inv(np.eye(4) - Q)
print(N.round(4), N.sum(axis=1).round(4))
print("home:", (N @ np.array([0, 0, 0, 0.5])).round(4))
