import numpy as np


def geometric_mean(x):
    return np.exp(np.log(x).mean())


def relative(a, b):
    return (a - b) / b


print(geometric_mean(np.array([1.0, 4.0, 16.0])))
print(geometric_mean(np.array([1.0, 0.0])))
print(geometric_mean(np.array([1.0, -1.0])))
print(relative(np.array([1.0, 2.0]), np.array([0.0, 4.0])))
print(relative(np.zeros(2), np.zeros(2)))
print(relative(np.array([3, 4]), np.array([0, 2])))
