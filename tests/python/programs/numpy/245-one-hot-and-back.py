import numpy as np

labels = np.array([2, 0, 1, 2])
one_hot = np.zeros((labels.size, labels.max() + 1))
one_hot[np.arange(labels.size), labels] = 1
print(one_hot)
print(one_hot.argmax(axis=1), np.array_equal(one_hot, np.eye(3)[labels]))
print(one_hot.sum(axis=0), (labels[:, None] == np.arange(3)).astype(int))
probabilities = np.array([[0.1, 0.2, 0.7], [0.8, 0.1, 0.1], [0.3, 0.3, 0.4], [0.2, 0.2, 0.6]])
print((probabilities.argmax(1) == labels).mean())
print(-np.log(probabilities[np.arange(4), labels]).mean().round(6))
