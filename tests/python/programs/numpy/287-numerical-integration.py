import numpy as np

for n in (4, 16, 64):
    x = np.linspace(0, np.pi, n + 1)
    y = np.sin(x)
    h = np.pi / n
    trapezoid = h * (y[:-1] + y[1:]).sum() / 2
    simpson = h / 3 * (y[0] + 4 * y[1:-1:2].sum() + 2 * y[2:-1:2].sum() + y[-1])
    print(n, trapezoid.round(7), simpson.round(7), np.trapz(y, x).round(7))
x = np.linspace(0, 1, 5)
print(np.cumsum(x[:-1] * 0.25), np.trapz(x**2, dx=0.25), (x**2).mean())
derivative = (np.sin(1 + 1e-5) - np.sin(1 - 1e-5)) / 2e-5
print(derivative.round(6), np.cos(1).round(6))
