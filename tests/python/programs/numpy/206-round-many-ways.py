import numpy as np

x = np.array([0.125, 0.375, 2.345, -1.005, 1234.5678])
print(x.round(2), np.round(x, 1), x.round(), np.round(x, -1))
print(round(x[2], 2), round(float(x[2]), 2), x[2].round(2), round(x[4]), round(x[4], -2))
print([round(v, 2) for v in x], [round(float(v), 1) for v in x])
print(np.round(x, 2).tolist(), np.array([1e300, 1e-300]).round(3))
print(np.round(5), np.round(12345, -2), round(np.int64(15), -1), round(np.float32(0.125), 2))
print(np.round(0.5), np.round(1.5), np.round(2.5), np.round(-0.5))
m = np.array([[0.333333, 0.666666]])
print(m.round(3), np.around(m, 2), m.round(decimals=1), m)
