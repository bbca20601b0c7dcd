import numpy as np

print(np.arange(1000)[-3:], np.arange(1001))
print(np.arange(2000) / 8)
print(repr(np.arange(1500)))
print(np.zeros((50, 50)))
print(np.arange(1100).reshape(1100, 1)[:4].T, np.arange(1200).reshape(600, 2))
print(repr(np.ones((4, 300))))
print(np.arange(1728).reshape(12, 12, 12))
print(np.array(["ab"] * 1001), np.array([True] * 1001))
print(np.r_[np.zeros(1000), 1e6])
