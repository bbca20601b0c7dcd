import numpy as np

a = np.array([1, 2, 4])
print(10 - a, 10 / a, 10 // a, 10 % a, 2**a)
print([1, 1, 1] + a, [2, 2, 2] * a, (5, 5, 5) - a)
print([True, False, True] & (a > 1))
print(1 < a, 2 == a, 3 >= a)
print(np.array([2.0]) * [1, 2, 3])
print(1.5 + np.array([[1, 2], [3, 4]]))
print(-a + 0.5, 1 - a / 4)
