import numpy as np

print(np.float64(0) / np.float64(0))
print(np.float64(-2) ** 0.5)
print(np.int64(3) / np.int64(0))
print(np.int64(3) // np.int64(0))
print(np.log(np.float64(-1)))
print(np.float64(10) % 0)
print(np.power(0.0, -1))
print(1.0 / np.float64(0.0))
print(np.float32(1e30) * np.float32(1e30))
