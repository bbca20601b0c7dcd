import random

import numpy as np

random.seed(0)
np.random.seed(0)
print(random.random(), np.random.random())
print(random.randint(1, 6), np.random.randint(1, 7))
harfler = ["a", "b", "c", "d"]
print(random.choice(harfler), np.random.choice(harfler))
random.shuffle(harfler)
print(harfler, np.random.permutation(4))
print(random.gauss(0, 1), np.random.normal())
print(random.sample(range(10), 3), random.uniform(1, 2))
