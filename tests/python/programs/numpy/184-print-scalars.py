import numpy as np

numbers = [0.1, 1 / 3, 1e16, 1e15, 123456789.125, 1e-4, 1e-5, -0.0, 1e22, 2.0, 100.0]
for x in [*numbers, np.inf, -np.inf, np.nan]:
    v = np.float64(x)
    print(v, repr(v), np.float32(x), repr(np.float32(x)), np.array(x), repr(np.array(x)))
print(np.int64(-5), repr(np.int64(-5)), np.array(7), repr(np.array(7)))
print(np.bool_(True), repr(np.array(False)), np.array("söz"), repr(np.array("söz")))
