import numpy as np

print(np.array([0.1, 0.2, 0.3]) * 3)
print(np.array([0.1]) + 0.2, np.array([0.1]) + 0.2 == 0.3, 0.1 + 0.2)
print(np.arange(0, 1, 0.1))
print(np.arange(0, 1, 0.1)[3], np.linspace(0, 1, 11)[3], 3 * 0.1)
print(np.array([1.1, 2.2, 3.3]) + np.array([2.2, 3.3, 4.4]))
print(np.array([1e16]) + 1, np.array([1.0]) - 0.9, (np.array([1.0]) - 0.9) * 10)
print(np.cumsum(np.full(10, 0.1)), np.cumsum(np.full(10, 0.1))[-1])
print(np.array([2.0]) ** 0.5 * np.array([2.0]) ** 0.5)
