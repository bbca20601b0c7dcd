"""A network with one hidden layer learns XOR, gradients by hand."""
import numpy as np

X = np.array([[0, 0], [0, 1], [1, 0], [1, 1]], dtype=float)
y = np.array([[0], [1], [1], [0]], dtype=float)

rng = np.random.default_rng(4)
W1, b1 = rng.normal(size=(2, 4)), np.zeros(4)
W2, b2 = rng.normal(size=(4, 1)), np.zeros(1)
print(W1.round(4), W2.round(4), sep="\n")


def sigmoid(z):
    return 1 / (1 + np.exp(-z))


def forward(X):
    hidden = np.tanh(X @ W1 + b1)
    return hidden, sigmoid(hidden @ W2 + b2)


def loss(p):
    return -np.mean(y * np.log(p) + (1 - y) * np.log(1 - p))


rate = 1.0
losses = []
for step in range(51):
    hidden, p = forward(X)
    losses.append(loss(p))
    if step % 10 == 0:
        print(f"step {step:2d}: loss {losses[-1]:.6f}, p {p.ravel().round(4)}")
    d_out = (p - y) / len(X)
    dW2, db2 = hidden.T @ d_out, d_out.sum(axis=0)
    d_hidden = d_out @ W2.T * (1 - hidden**2)
    dW1, db1 = X.T @ d_hidden, d_hidden.sum(axis=0)
    W1 -= rate * dW1
    b1 -= rate * db1
    W2 -= rate * dW2
    b2 -= rate * db2

hidden, p = forward(X)
print("hidden:", hidden.round(3), sep="\n")
for (a, b), out in zip(X.astype(int), p[:, 0]):
    print(a, "xor", b, "=", round(out, 3), "->", int(out > 0.5))
print("all right:", bool(((p > 0.5) == y).all()), "falling:", losses[0] > losses[-1])

# One gradient by differences.
h = 1e-6
hidden, p = forward(X)
d_out = (p - y) / len(X)
exact = X.T @ (d_out @ W2.T * (1 - hidden**2))
W1[0, 1] += h
up = loss(forward(X)[1])
W1[0, 1] -= 2 * h
down = loss(forward(X)[1])
W1[0, 1] += h
print(np.isclose((up - down) / (2 * h), exact[0, 1], atol=1e-7), exact.round(5)[0])
