"""A two-layer network follows a sine: mini-batches, fifty steps, gradients by hand."""
import numpy as np


class Network:
    def __init__(self, sizes, rng):
        self.layers = []
        for n_in, n_out in zip(sizes[:-1], sizes[1:]):
            self.layers.append([rng.normal(size=(n_in, n_out)) / np.sqrt(n_in), np.zeros(n_out)])

    def __call__(self, x):
        self.inputs = []
        for k, (W, b) in enumerate(self.layers):
            self.inputs.append(x)
            x = x @ W + b
            if k < len(self.layers) - 1:
                x = np.tanh(x)
        return x

    def backward(self, d):
        gradients = []
        for k in reversed(range(len(self.layers))):
            W, _ = self.layers[k]
            gradients.append((self.inputs[k].T @ d, d.sum(axis=0)))
            if k:
                d = d @ W.T * (1 - self.inputs[k] ** 2)
        return gradients[::-1]

    @property
    def size(self):
        return sum(W.size + b.size for W, b in self.layers)


rng = np.random.default_rng(123)
x = np.linspace(-3, 3, 41)[:, None]
y = np.sin(x)
net = Network([1, 12, 1], rng)
print("parameters:", net.size, [W.shape for W, _ in net.layers])

losses = []
for step in range(50):
    chosen = rng.choice(len(x), size=16, replace=False)
    out = net(x[chosen])
    error = out - y[chosen]
    losses.append((error**2).mean())
    for layer, grads in zip(net.layers, net.backward(2 * error / len(chosen))):
        for parameter, g in zip(layer, grads):
            parameter -= 0.1 * g
    if step % 10 == 9:
        print(f"step {step + 1:2d}: loss {np.mean(losses[-10:]):.6f}")

prediction = net(x)
print("whole loss", ((prediction - y) ** 2).mean().round(6))
for v, p, t in zip(x[::8, 0], prediction[::8, 0], y[::8, 0]):
    print(f"{v:5.2f} {p:8.4f} {t:8.4f} " + " " * int(10 + 8 * p) + "*")

# Every gradient once by differences.
out = net(x)
exact = net.backward(2 * (out - y) / len(x))
worst = 0.0
for layer, grads in zip(net.layers, exact):
    for parameter, g in zip(layer, grads):
        for index in np.ndindex(*parameter.shape):
            old = parameter[index]
            parameter[index] = old + 1e-5
            up = ((net(x) - y) ** 2).mean()
            parameter[index] = old - 1e-5
            down = ((net(x) - y) ** 2).mean()
            parameter[index] = old
            worst = max(worst, abs((up - down) / 2e-5 - g[index]))
print("gradients agree:", worst < 1e-7)
weights = np.concatenate([p.ravel() for layer in net.layers for p in layer])
print(weights.shape, weights[:4].round(5), np.abs(weights).max().round(5))
