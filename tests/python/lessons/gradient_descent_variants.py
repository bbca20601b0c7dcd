"""Gradient descent, momentum, AdaGrad, RMSProp and Adam on one valley."""
import numpy as np


def f(p):
    x, y = p
    return 0.5 * x**2 + 5 * y**2


def gradient(p):
    return np.array([p[0], 10 * p[1]])


class Descent:
    def __init__(self, rate):
        self.rate = rate

    def move(self, g):
        return -self.rate * g


class Momentum(Descent):
    def __init__(self, rate, keep=0.9):
        super().__init__(rate)
        self.keep, self.v = keep, 0

    def move(self, g):
        self.v = self.keep * self.v - self.rate * g
        return self.v


class AdaGrad(Descent):
    total = 0

    def move(self, g):
        self.total = self.total + g**2
        return -self.rate * g / (np.sqrt(self.total) + 1e-8)


class RMSProp(Descent):
    average = 0

    def move(self, g):
        self.average = 0.9 * self.average + 0.1 * g**2
        return -self.rate * g / (np.sqrt(self.average) + 1e-8)


class Adam(Descent):
    def __init__(self, rate, b1=0.9, b2=0.999):
        super().__init__(rate)
        self.b1, self.b2, self.m, self.v, self.t = b1, b2, 0, 0, 0

    def move(self, g):
        self.t += 1
        self.m = self.b1 * self.m + (1 - self.b1) * g
        self.v = self.b2 * self.v + (1 - self.b2) * g**2
        m, v = self.m / (1 - self.b1**self.t), self.v / (1 - self.b2**self.t)
        return -self.rate * m / (np.sqrt(v) + 1e-8)


start = np.array([4.0, 1.0])
for method in (Descent(0.15), Momentum(0.02), AdaGrad(0.8), RMSProp(0.1), Adam(0.3)):
    p = start.copy()
    print(type(method).__name__)
    for step in range(41):
        if step % 10 == 0:
            print(f"  {step:2d} {p.round(5) + 0.0} f = {f(p):.6f}")
        p += method.move(gradient(p))

# Too large a step climbs out of the valley.
for rate in (0.05, 0.19, 0.2, 0.21):
    p = start.copy()
    for _ in range(30):
        p = p - rate * gradient(p)
    print(rate, f"{f(p):.5g}", "grows" if f(p) > f(start) else "falls")

numeric = [(f(start + e) - f(start - e)) / 2e-6 for e in 1e-6 * np.eye(2)]
print(np.allclose(numeric, gradient(start)), gradient(start))
rates = [0.1 / (1 + 0.1 * t) for t in range(5)]
cosine = [0.05 * (1 + np.cos(np.pi * t / 4)) for t in range(5)]
print(np.array(rates).round(5), np.array(cosine).round(5))
