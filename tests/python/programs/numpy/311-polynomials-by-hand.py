import numpy as np


def horner(coefficients, x):
    result = np.zeros_like(x, dtype=float)
    for c in coefficients:
        result = result * x + c
    return result


x = np.array([-1, 0, 1, 2])
print(horner([1, 0, -2], x), x**2 - 2, horner([3], x), np.polyval([1, 0, -2], x))
powers = x[:, None] ** np.arange(4)
print(powers, powers @ [1, 1, 1, 1], np.convolve([1, 1], [1, -1]))
