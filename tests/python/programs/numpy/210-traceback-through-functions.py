import numpy as np


def distance(a, b):
    return np.sqrt(((a - b) ** 2).sum())


def nearest(points, target):
    return min(distance(p, target) for p in points)


points = np.array([[0.0, 0.0], [3.0, 4.0]])
print(nearest(points, np.array([3.0, 0.0])))
print(nearest(points, np.array([1.0, 2.0, 3.0])))
