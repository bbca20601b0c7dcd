"""Roots by bisection, by the secant and by Newton; then in two dimensions."""
import math

import numpy as np


def bisection(f, low, high, tolerance=1e-6):
    steps = 0
    while high - low > tolerance:
        middle = (low + high) / 2
        steps += 1
        if f(low) * f(middle) <= 0:
            high = middle
        else:
            low = middle
    return (low + high) / 2, steps


def newton(f, df, x, tolerance=1e-12, most=50):
    for step in range(1, most + 1):
        slope = df(x)
        if slope == 0:
            raise ZeroDivisionError(f"flat at x = {x}")
        new = x - f(x) / slope
        if abs(new - x) < tolerance:
            return new, step
        x = new
    raise RuntimeError("no convergence")


def secant(f, a, b, rounds=20):
    for step in range(rounds):
        if abs(f(b)) < 1e-13:
            break
        a, b = b, b - f(b) * (b - a) / (f(b) - f(a))
    return b, step


problems = [
    ("x² - 2", lambda x: x * x - 2, lambda x: 2 * x, 0, 2),
    ("x³ - x - 1", lambda x: x**3 - x - 1, lambda x: 3 * x**2 - 1, 1, 2),
    ("cos x - x", lambda x: math.cos(x) - x, lambda x: -math.sin(x) - 1, 0, 1),
]
for name, f, df, low, high in problems:
    print(name)
    for method, (x, steps) in [
        ("bisection", bisection(f, low, high)),
        ("secant", secant(f, low, high)),
        ("newton", newton(f, df, high)),
    ]:
        print(f"  {method:<10} {x:.6f} in {steps}")

x = 1.0
for k in range(6):
    print(k, f"{x:.10f}", f"{abs(x - math.sqrt(2)):.2e}")
    x = (x + 2 / x) / 2

for start in (0.0, 1.0):
    try:
        print(newton(lambda x: x**3 - 2 * x + 2, lambda x: 3 * x**2 - 2, start))
    except RuntimeError as error:
        print("RuntimeError:", error)
try:
    newton(lambda x: x * x + 1, lambda x: 2 * x, 0)
except ZeroDivisionError as error:
    print("ZeroDivisionError:", error)


def F(p):
    x, y = p
    return np.array([x**2 + y**2 - 4, x * y - 1])


def J(p):
    x, y = p
    return np.array([[2 * x, 2 * y], [y, x]])


p = np.array([2.0, 0.5])
for step in range(6):
    print(step, p.round(6), np.linalg.norm(F(p)) < 1e-3)
    p = p - np.linalg.solve(J(p), F(p))
print(p.round(7), np.allclose(F(p), 0))
starts = np.linspace(-2, 2, 9)
roots = starts.copy()
for _ in range(50):
    roots = roots - (roots**3 - roots) / (3 * roots**2 - 1)
print(roots.round(6) + 0.0)
