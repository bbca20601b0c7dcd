import numpy as np

print(np.array([1.0, 2.5, 10.0]))
print(np.array([0.1, 0.25, 100.125]))
print(np.array([-1.5, 2.0, -30.25]))
print(np.array([1.0, 2.0, 3.0]), np.array([0.5]), np.array([-0.0, 0.0]))
print(np.array([1 / 3, 2 / 3, 1.0]))
print(np.array([123456.789, 0.5]), np.array([1234567.0, 8.0]))
print(np.array([[1.0, 20.0], [300.5, 4.25]]))
print(repr(np.array([1.0, 2.5])), repr(np.array([[0.1], [10.0]])))
