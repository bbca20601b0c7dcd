"""Layer norm and batch norm: the same formula on different axes."""
import numpy as np


class LayerNorm:
    def __init__(self, width, eps=1e-5):
        self.gain = np.ones(width)
        self.bias = np.zeros(width)
        self.eps = eps

    def __call__(self, x):
        mean = x.mean(axis=-1, keepdims=True)
        variance = x.var(axis=-1, keepdims=True)
        self.normal = (x - mean) / np.sqrt(variance + self.eps)
        return self.gain * self.normal + self.bias

    def __repr__(self):
        return f"LayerNorm({len(self.gain)}, eps={self.eps})"


def batch_norm(x, eps=1e-5):
    return (x - x.mean(axis=0)) / np.sqrt(x.var(axis=0) + eps)


def rms_norm(x, eps=1e-8):
    return x / np.sqrt(np.mean(x**2, axis=-1, keepdims=True) + eps)


rng = np.random.default_rng(5)
x = rng.normal(loc=3, scale=[0.1, 1, 10, 5], size=(6, 4))
print(x.round(3))
norm = LayerNorm(4)
print(norm)
y = norm(x)
print(y.round(4))
print("means", (y.mean(axis=1).round(6) + 0.0), "stds", y.std(axis=1).round(4))

z = batch_norm(x)
print(z.round(4))
print("means", (z.mean(axis=0).round(6) + 0.0), "stds", z.std(axis=0).round(3))
print(rms_norm(x).round(4))

norm.gain[:] = [1, 2, 0.5, 1]
norm.bias += 1
print(norm(x)[0].round(4))
print("scale does not matter:", np.allclose(norm(x), norm(1000 * x), atol=1e-4))
print("shift does not matter:", np.allclose(norm(x), norm(x + 7)))

tokens = rng.normal(size=(2, 3, 4))
print(norm(tokens).shape, norm.normal.mean(axis=(0, 1)).shape)
print(norm(np.zeros((1, 4))))

# The derivative of the sum of y·g with respect to one input, by differences.
g = np.array([1.0, -1.0, 2.0, 0.5])
v = x[0].copy()
gradient = np.zeros(4)
for i in range(4):
    up, down = v.copy(), v.copy()
    up[i] += 1e-5
    down[i] -= 1e-5
    gradient[i] = ((norm(up) - norm(down)) * g).sum() / 2e-5
print(gradient.round(5))
s = np.sqrt(v.var() + norm.eps)
n = (v - v.mean()) / s
gg = g * norm.gain
print(((gg - gg.mean() - n * (gg * n).mean()) / s).round(5))
