import numpy as np

codes = np.array([1, 2, 4])
print(codes << 1, codes & 3, codes | 8)
print((codes * 1.0).astype(int) & 6)
try:
    ~np.array([1.5])
except TypeError as error:
    print(error)
print(codes * 1.0 & 3)
