import numpy as np

x = np.array([-2.0, -0.5, 0.0, 0.5, 2.0])
print(np.tanh(x))
print(np.sinh(x))
print(np.cosh(x))
print(np.arctanh([0, 0.5]), np.arcsinh([0, 1]), np.arccosh([1, 2]))
sigmoid = 1 / (1 + np.exp(-x))
print(sigmoid)
print((1 + np.tanh(x / 2)) / 2)
print(1 - np.tanh(x) ** 2)
