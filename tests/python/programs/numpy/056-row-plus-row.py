import numpy as np

# The word "o" has seen the end of the sentence.
X = np.eye(6)
X[4] += X[5]
print(X[4])
X[0] *= 3
X[:, 1] -= 1
X[2, 2] += 10
X[3, 3:] /= 4
print(X)
X[1] = X[0]
X[0, 0] = -5
print(X[1])
X[[0, 5]] = X[[5, 0]]
print(X[0], X[5])
