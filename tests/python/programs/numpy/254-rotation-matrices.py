import numpy as np


def rotation(degrees):
    t = np.radians(degrees)
    return np.array([[np.cos(t), -np.sin(t)], [np.sin(t), np.cos(t)]])


for degrees in (0, 30, 90, 180):
    print(degrees, (rotation(degrees) @ [1.0, 0.0]).round(4) + 0.0)
R = rotation(30)
print(R.round(4), np.linalg.det(R).round(8))
print(np.allclose(R @ R @ R, rotation(90)), np.allclose(R.T, np.linalg.inv(R)))
square = np.array([[1, 1], [-1, 1], [-1, -1], [1, -1]])
print((square @ rotation(45).T).round(3) + 0.0)
