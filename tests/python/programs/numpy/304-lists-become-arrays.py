import numpy as np

liste = [3, 1, 2]
print(np.sum(liste), np.mean(liste), np.sort(liste), np.argmax(liste), np.cumsum(liste), liste)
print(np.sqrt([1, 4]), np.exp([0]), np.maximum([1, 5], [3, 2]), np.dot([1, 2], [3, 4]))
print(np.reshape(range(6), (2, 3)), np.transpose([[1, 2], [3, 4]]), np.concatenate([[1], [2]]))
print(np.where([True, False], [1, 2], [3, 4]), np.shape([[1, 2]]), np.unique([2, 1, 2]))
print(np.array([x**2 for x in range(4)]), np.array(list(range(3))), np.array([[0] * 3] * 2))
print(np.linalg.norm([3, 4]), np.outer([1, 2], [1, 2]), np.round([1.26, 2.34], 1))
print(np.array([liste, liste[::-1]]).tolist(), np.isnan([1.0, np.nan]), np.diff(liste))
