import numpy as np

print(np.zeros(3))
print(np.ones((2, 3)))
print(np.full((2, 2), 7))
print(np.full(3, 0.5))
print(np.full((1, 3), True))
print(np.zeros((2, 2), dtype=int), np.ones(2, dtype=bool))
print(np.empty((2, 0)), np.zeros((0, 3)).shape)
print(np.zeros((2, 1, 2)))
print(repr(np.zeros((2, 2), int)))
