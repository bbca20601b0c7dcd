import numpy as np

temperatures = np.array([12.5, 14.0, 13.2])
print(temperatures[2], temperatures[-3])
for i in (3, -4):
    try:
        print(temperatures[i])
    except IndexError as error:
        print(i, error)
table = np.zeros((2, 3))
try:
    table[0, 3] = 1
except IndexError as error:
    print(error)
print(table[1:10].shape, table[5:].shape)
print(table[2, 0])
