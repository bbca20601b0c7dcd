import numpy as np

a = np.zeros(4, dtype=int)
a[0] = 3.99
a[1] = True
a[2:] = [1.5, -1.5]
print(a)
b = np.zeros(3, dtype=bool)
b[0], b[1] = 5, 0.0
b[2] = -1
print(b)
f = np.zeros(2, dtype=np.float32)
f[0] = 0.1
f[1] = 1 / 3
print(f, f.astype(float))
s = np.array(["ab", "cd"])
s[0] = "xyz"
print(s, s.dtype)
