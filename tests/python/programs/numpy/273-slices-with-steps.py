import numpy as np

a = np.arange(10)
for s in [slice(None), slice(2, None), slice(None, -2), slice(None, None, 3), slice(8, 2, -2)]:
    print(s, a[s])
print(a[::-3], a[-3::-1], a[5:5], a[7:3], a[-20:3], a[3:100:4])
m = a.reshape(2, 5)
print(m[:, ::-2], m[::-1, 1:4:2], m[1:, -1:], m[-1, :-3])
m[:, ::2] = 0
print(m, a)
try:
    a[::0]
except ValueError as error:
    print(error)
