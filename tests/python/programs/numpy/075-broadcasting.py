import numpy as np

a = np.arange(6).reshape(2, 3)
print(a + 10)
print(a + np.array([100, 200, 300]))
print(a + np.array([[1000], [2000]]))
print(np.array([[1], [2]]) + np.array([10, 20]))
print((np.ones((4, 1, 3)) * np.ones((5, 1))).shape)
print((a - a.mean(axis=0)))
print(a - a.mean(axis=1, keepdims=True))
print(np.ones((2, 0)) + 1)
print((np.zeros((0, 3)) + np.ones(3)).shape)
