import numpy as np

x = np.array([0, 1, 2, 3, 4])
y = 2 * x**2 - 3 * x + 1
print(np.polyval([2, -3, 1], x), np.polyval([1, 0], 2.5))
print(np.polyfit(x, y, 2).round(6) + 0.0)
slope, intercept = np.polyfit(x, [1, 3, 5, 7, 9], 1)
print(round(slope, 6), round(intercept, 6))
V = np.vander(x, 3)
print(V)
print(np.linalg.lstsq(V, y, rcond=None)[0].round(6))
