import numpy as np

a = np.ones((2, 3))
for other in [np.ones(3), np.ones((2, 1)), np.ones((4, 1, 1)), 5]:
    print(np.shape(other), "->", (a + other).shape)
try:
    a * np.ones((3, 2))
except ValueError as error:
    print(error)
try:
    a == np.ones(3) > np.ones(2)
except ValueError as error:
    print(error)
means = a.mean(axis=1)
print(a - means)
