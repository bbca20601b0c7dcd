"""Attention backwards: the gradients of Q, K and V by hand, checked by differences."""
import numpy as np

rng = np.random.default_rng(11)
n, d = 4, 3
Q, K, V = rng.normal(size=(3, n, d))
target = rng.normal(size=(n, d))


def forward(Q, K, V):
    S = Q @ K.T / np.sqrt(d)
    S = S + np.triu(np.full((n, n), -1e9), 1)
    A = np.exp(S - S.max(1, keepdims=True))
    A /= A.sum(1, keepdims=True)
    return A, A @ V


def loss(Q, K, V):
    return 0.5 * ((forward(Q, K, V)[1] - target) ** 2).sum()


def gradients(Q, K, V):
    A, out = forward(Q, K, V)
    d_out = out - target
    dV = A.T @ d_out
    dA = d_out @ V.T
    dS = A * (dA - (dA * A).sum(axis=1, keepdims=True)) / np.sqrt(d)
    return dS @ K, dS.T @ Q, dV


A, out = forward(Q, K, V)
print(A.round(4))
print(out.round(4))
print("loss", loss(Q, K, V).round(6))
for name, g in zip("QKV", gradients(Q, K, V)):
    print("d" + name)
    print(g.round(5) + 0.0)

arguments = [Q, K, V]
for which, (name, g) in enumerate(zip("QKV", gradients(Q, K, V))):
    numeric = np.empty_like(g)
    for index in np.ndindex(n, d):
        values = []
        for sign in (1, -1):
            moved = [a.copy() for a in arguments]
            moved[which][index] += sign * 1e-6
            values.append(loss(*moved))
        numeric[index] = (values[0] - values[1]) / 2e-6
    print(name, "agrees:", np.allclose(numeric, g, atol=1e-6))

for step in range(41):
    if step % 10 == 0:
        print(f"{step:2d} {loss(Q, K, V):.6f}")
    dQ, dK, dV = gradients(Q, K, V)
    Q -= 0.3 * dQ
    K -= 0.3 * dK
    V -= 0.3 * dV
A, out = forward(Q, K, V)
print(A.round(3), (out - target).round(3) + 0.0, sep="\n")
