import numpy as np

x = np.array([-2, -1, 0, 1, 2])
print(np.where(x > 0, x, 0), np.where(x > 0, "artı", "değil"))
print(np.where(x > 0), np.where(x % 2 == 0, x * 10, -x))
m = np.arange(6).reshape(2, 3)
print(np.where(m > 2, m, -1), np.where(m > 2))
print(np.where([[True], [False]], [1, 2], [10, 20]))
print(np.where(x < 0, 0.5, x).dtype, np.where(True, 1, 2))
print(np.select([x < 0, x == 0], ["neg", "zero"], default="pos"))
print(np.piecewise(x.astype(float), [x < 0, x >= 0], [lambda t: -t, lambda t: t * 2]))
print(np.choose([0, 1, 0], [[1, 2, 3], [10, 20, 30]]))
