from collections import namedtuple

import numpy as np

Data = namedtuple("Data", ["x", "y"])
data = Data(np.arange(4), np.arange(4) ** 2)
print(data)
print(data.x, data[1], data.x @ data.y)
x, y = data
print(x is data.x, data._replace(y=-y).y, data._fields)
train = Data(*(part[:3] for part in data))
print(train.x, train.y)
