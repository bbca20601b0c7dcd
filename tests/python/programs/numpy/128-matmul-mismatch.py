import numpy as np

A = np.ones((2, 3))
B = np.ones((2, 4))
print((A.T @ B).shape)
for left, right in [(A, np.ones(2)), (np.ones(2), np.ones(3)), (A, 2.0)]:
    try:
        left @ right
    except ValueError as error:
        print(error)
A @ B
