import numpy as np

a = np.array([10, 20, 30, 40, 50])
print(a[0], a[-1], a[2])
print(a[1:4], a[:2], a[3:], a[::2], a[::-1], a[-2:])
print(a[4:1:-1], a[10:], a[-100:2])
m = np.arange(12).reshape(3, 4)
print(m[1], m[1][2], m[1, 2], m[-1, -1])
print(m[:, 1], m[1, :], m[:2, 2:], m[::2, ::-1])
print(m[1:2], m[1:2, 3:4], m[:, 1:2].shape)
print(m[...], m[..., 0], m[0, ...])
