import numpy as np

a = np.array([0b1100, 0b1010, 255, 1])
print(a & 6)
print(a | 1)
print(a ^ 3)
print(~a)
print(a << 2, a >> 1)
flags = np.array([True, True, False])
other = np.array([True, False, False])
print(flags & other, flags | other, flags ^ other, ~flags)
