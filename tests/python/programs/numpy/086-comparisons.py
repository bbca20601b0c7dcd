import numpy as np

a = np.array([1, 5, 3])
b = np.array([2, 5, 1])
print(a < b, a <= b, a == b, a != b, a > b, a >= b)
print((a == b).all(), (a == b).any(), np.array_equal(a, a.copy()))
print(np.array_equal(a, [1, 5]), np.array_equal(a, [1, 5, 3]))
print(np.greater(a, 2), np.less_equal(a, b), np.not_equal(a, 5))
print(a[:, None] == b)
print(np.array(["a", "b"]) == np.array(["a", "c"]))
print(1 <= a.min() <= 3, np.nan == np.nan, np.array([np.nan]) == np.nan)
