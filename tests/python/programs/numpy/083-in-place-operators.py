import numpy as np

x = np.array([8.0, 9.0, 10.0])
x += 1
x -= 2
x *= 3
x /= 2
print(x)
x //= 4
print(x)
x **= 2
print(x)
x %= 5
print(x)
n = np.array([12, 10])
n &= 6
n |= 1
n <<= 2
n //= 3
print(n)
m = np.eye(2)
try:
    m @= np.array([[1.0, 2.0], [3.0, 4.0]])
except TypeError as error:
    print(error)
m[0] += 5
m[:, 1] *= -1
print(m)
