import numpy as np

prices = np.array([10.5, 20.0])
print(prices + 1)
print(str(prices[0]) + " TL")
labels = np.array(["kalem", "defter"])
print(labels, labels.shape)
print(prices + labels)
