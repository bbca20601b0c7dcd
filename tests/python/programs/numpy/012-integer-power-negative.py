import numpy as np

bases = np.array([1, 2, 4])
print(bases.astype(float) ** -1)
print(bases**2.0)
print(bases**0)
print(bases**-1)
