import numpy as np


class Layer:
    def __init__(self, n_in, n_out):
        self.W = np.ones((n_in, n_out))
        self.b = np.zeros(n_out)

    def __call__(self, x):
        return x @ self.W + self.b


first, second = Layer(3, 4), Layer(5, 2)
x = np.ones((2, 3))
print(first(x))
print(second(first(x)))
