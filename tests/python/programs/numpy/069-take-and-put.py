import numpy as np

a = np.array([4, 3, 5, 7, 6, 8])
print(np.take(a, [0, 1, 4]), a.take([2, 2]))
m = np.arange(6).reshape(2, 3)
print(np.take(m, [0, 2], axis=1))
print(m.take([0, 5]))
order = np.argsort(-m, axis=1)
print(order)
print(np.take_along_axis(m, order, axis=1))
best = m.argmax(axis=1)[:, None]
print(np.take_along_axis(m, best, axis=1))
print(np.compress([True, False, True], m, axis=1))
