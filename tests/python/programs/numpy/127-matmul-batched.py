import numpy as np

batch = np.arange(12).reshape(2, 2, 3)
weights = np.array([[1, 0], [0, 1], [1, 1]])
print(batch @ weights)
print((batch @ batch.transpose(0, 2, 1)))
print((np.ones((4, 1, 2, 3)) @ np.ones((5, 3, 2))).shape)
print((batch @ np.ones(3)), (np.ones(2) @ batch).shape)
print(np.matmul(batch, weights).shape, np.dot(batch, weights).shape)
print(np.dot(batch, np.arange(6).reshape(1, 3, 2)).shape)
