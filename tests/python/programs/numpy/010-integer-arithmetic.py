import numpy as np

a = np.array([7, -7, 8, -8])
b = np.array([3, 3, -3, -3])
print(a + b, a - b, a * b)
print(a / b)
print(a // b)
print(a % b)
print(np.fmod(a, b))
print(np.divmod(a, b))
print(a**2, 2 ** np.array([0, 1, 5, 10]))
print(-a, +a, abs(a))
