import numpy as np

a = np.array([3, 1, 2, 5, 4])
print(np.sort(a), a, np.sort(a)[::-1], -np.sort(-a))
a.sort()
print(a)
m = np.array([[3, 1, 2], [9, 7, 8]])
print(np.sort(m), np.sort(m, axis=0), np.sort(m, axis=None))
m.sort(axis=0)
print(m)
print(np.sort([2.5, np.nan, -np.inf, 0.0]), np.sort([True, False, True]))
print(np.sort(np.array(["elma", "armut", "çilek", "ayva"])))
print(np.sort([]), np.sort([3, 1], kind="stable"))
