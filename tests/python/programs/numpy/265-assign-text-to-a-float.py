import numpy as np

prices = np.array([1.5, 2.5])
prices[0] = "4.25"
print(prices)
prices[1] = np.float32(3)
print(prices)
prices[0] = "bedava"
print("never", prices)
