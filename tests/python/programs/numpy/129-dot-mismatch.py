import numpy as np

x = np.array([1.0, 2.0, 3.0])
W = np.ones((2, 3))
print(W.dot(x), x.dot(W.T))
try:
    np.dot(x, [1, 2])
except ValueError as error:
    print(error)
try:
    np.dot(np.ones((2, 2, 3)), np.ones((4, 2)))
except ValueError as error:
    print(error)
print(x.dot(W))
