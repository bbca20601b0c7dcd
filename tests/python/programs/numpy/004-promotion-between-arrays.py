import numpy as np

i = np.array([1, 2, 3])
f = np.array([0.5, 0.5, 0.5])
s = np.array([0.5, 0.5, 0.5], dtype=np.float32)
b = np.array([True, False, True])

for name, result in [
    ("int + float64", i + f),
    ("int + float32", i + s),
    ("float32 + float64", s + f),
    ("bool + int", b + i),
    ("bool + bool", b + b),
    ("bool * float32", b * s),
    ("int / int", i / i),
    ("int // int", i // 2),
    ("bool + float64", b + f),
]:
    print(f"{name:18}", result, result.dtype)
