import numpy as np

x = np.array([5.0, -3.0])
for step in range(8):
    g = 2 * x
    x -= 0.25 * g
    print(step, x, (x**2).sum())
w, rate = 0.0, 0.1
for step in range(5):
    w -= rate * (2 * (w - 3))
    print(f"{step} w={w:.5f} loss={(w - 3) ** 2:.5f}")
