import numpy as np

# NumPy 1.24: a Python scalar, even a 0-d array, does not widen a float32 array.
small = np.array([1, 2, 3], dtype=np.float32)
print((small + 1).dtype)
print((small + 1.5).dtype)
print((small * np.float64(2.0)).dtype)
print((small * np.array(2.0)).dtype)
print((small * np.array([2.0])).dtype)
print((small + np.int64(3)).dtype)

whole = np.array([1, 2, 3])
print((whole * True).dtype, (whole + 1.0).dtype)
flags = np.array([True, False])
print((flags + 1).dtype, (flags * 2.0).dtype, (flags * np.float32(2)).dtype)
