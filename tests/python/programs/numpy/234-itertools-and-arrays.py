import itertools
from functools import reduce

import numpy as np

a = np.array([1, 2, 3])
print(list(itertools.accumulate(a)), list(itertools.chain(a, [9])))
print(list(itertools.combinations(a, 2)))
for i, j in itertools.product(range(2), repeat=2):
    print(i, j, np.array([[1, 2], [3, 4]])[i, j])
print(reduce(np.dot, [np.eye(2), 2 * np.eye(2), np.ones(2)]))
print(reduce(lambda x, y: x * y, a), list(itertools.islice(a, 2)))
