import numpy as np

factor = np.float64(2)
prices = [1, 2, 3]
print(np.int64(2) * prices, prices * 2)
print(factor * np.array(prices))
print([factor * p for p in prices])
print(factor * prices)
