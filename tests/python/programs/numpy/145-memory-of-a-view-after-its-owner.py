import numpy as np


def last_row(n):
    table = np.arange(n * n).reshape(n, n)
    return table[-1]


row = last_row(4)
print(row)
del last_row
row[0] = -1
print(row, row.base is not None)
pieces = [np.arange(6)[i::2] for i in range(2)]
print(pieces)
pieces[0][:] = 0
print(pieces)
