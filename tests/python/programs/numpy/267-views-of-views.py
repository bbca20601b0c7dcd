import numpy as np

a = np.arange(24).reshape(4, 6)
b = a[1:3, ::2]
c = b.T[1]
c[:] = -1
print(a, b, c, sep="\n")
d = a.reshape(2, 12)[:, -3:]
d *= 10
print(a)
e = a[::-1, ::-1][0, :3]
e[0] = 7
print(a[-1, -1], e, e.strides)
f = a.T.reshape(-1)
f[0] = 999
print(a[0, 0], f[:3])
