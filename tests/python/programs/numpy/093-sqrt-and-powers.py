import numpy as np

x = np.array([0, 1, 4, 9, 2])
print(np.sqrt(x), np.cbrt([1, 8, 27]))
print(np.square(x), x**3, x**0.5)
print(np.power(x, 2), np.power(2.0, [-1, 0, 1]), np.power([2, 3], [3, 2]))
print(np.float_power(2, [1, 2]), np.reciprocal([1.0, 2.0, 4.0]))
print(np.sqrt(16), type(np.sqrt(16)).__name__, np.sqrt(np.float32(2)))
print(np.sqrt([[1, 4], [9, 16]]))
print(np.array([2.0, 3.0]) ** np.array([[1], [2]]))
