import numpy as np

x = np.array([7.5, -7.5, 5.25])
print(x % 2, x // 2, np.fmod(x, 2))
print(np.divmod(x, 2))
fraction, whole = np.modf(x)
print(fraction, whole)
print(np.remainder(x, -2), np.floor_divide(x, 0.5))
hours = np.array([25, 49, 100]) % 24
print(hours, np.array([370.0, -10.0]) % 360)
print(np.gcd(12, [18, 8]), np.lcm([4, 6], 10))
