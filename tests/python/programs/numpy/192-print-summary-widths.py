import numpy as np

# Only the shown numbers decide the width.
a = np.zeros(1001)
a[500] = 123456.789
print(a)
a[-1] = 0.125
print(a)
a[0] = np.nan
print(a)
big = np.arange(1001)
big[500] = 10**15
print(big)
m = np.zeros((40, 40), dtype=int)
m[1, 1], m[20, 20] = 7, 88888888
print(m)
