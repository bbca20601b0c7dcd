import numpy as np

x = np.array([2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0])
print(x.mean(), x.std(), x.var())
print(x.std(ddof=1).round(6), x.var(ddof=1).round(6))
m = np.array([[1.0, 2.0], [3.0, 6.0], [5.0, 10.0]])
print(m.std(axis=0), m.var(axis=1, keepdims=True))
print(np.std(m), np.var(m, axis=0, ddof=1))
print(((m - m.mean(0)) / m.std(0)))
print(np.std([1, 1, 1]), np.var([5]))
print(np.array([1, 2, 3, 4]).std(), np.array([True, False]).std())
