import numpy as np

h = np.float32(0.1)
print(h, repr(h), type(h).__name__)
print((h + 1), type(h + 1).__name__)
print(type(h + 1.0).__name__, type(h * np.float32(2)).__name__)
print(type(h + np.float64(1)).__name__)
print(float(h))
print(h == 0.1, h == np.float32(0.1))
print(np.float64(h) - 0.1)
