import numpy as np

words = np.array([3, 1, 4])
table = np.eye(4)
print(table[words])
try:
    table[:, [0, 9]]
except IndexError as error:
    print(error)
words[0] = 4
print(table[words])
