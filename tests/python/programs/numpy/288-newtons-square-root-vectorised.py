import numpy as np

numbers = np.array([2.0, 3.0, 10.0, 144.0])
x = numbers.copy()
for step in range(8):
    x = (x + numbers / x) / 2
    print(step, x)
print(np.abs(x * x - numbers).max() < 1e-12, np.allclose(x, np.sqrt(numbers)))
roots = np.cbrt(numbers)
print(roots, (roots**3).round(10), numbers ** (1 / 3) - roots < 1e-12)
