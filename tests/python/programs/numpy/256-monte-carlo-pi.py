import numpy as np

rng = np.random.default_rng(2024)
for n in (10, 100, 1000, 10000):
    x, y = rng.random((2, n))
    inside = (x**2 + y**2 <= 1).sum()
    print(n, inside, round(4 * inside / n, 4), round(abs(4 * inside / n - np.pi), 4))
points = rng.uniform(-1, 1, size=(5, 2))
print(points.round(3), np.hypot(*points.T).round(3))
