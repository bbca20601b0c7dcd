import numpy as np

açı = np.linspace(0, np.pi, 5)
print(np.sin(açı).round(6) + 0.0)
print(np.cos(açı).round(6) + 0.0)
print(np.tan([0, 0.5, 1]))
print(np.arcsin([0, 0.5, 1]), np.arccos([1, 0.5]), np.arctan([0, 1, np.inf]))
print(np.arctan2([1, -1, 0], [1, -1, -1]))
print(np.degrees(açı), np.radians([0, 90, 180]))
print(np.deg2rad(45), np.rad2deg(np.pi / 2))
print(np.hypot([3, 5], [4, 12]))
