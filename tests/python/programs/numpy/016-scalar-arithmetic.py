import numpy as np

x = np.float64(2.5)
n = np.int64(7)
for result in (x + 1, 1 - x, n / 2, n // 2, n % 4, -n, n**2, x * n, abs(-x), divmod(n, 3)):
    print(result, type(result).__name__)
print(n + 1.0, type(n + 1.0).__name__)
print(n & 3, n << 2, ~n)
print(round(x), round(np.float64(2.345), 1), round(n))
print(x.round(), np.round(3.14159, 2), type(np.round(3.14159, 2)).__name__)
