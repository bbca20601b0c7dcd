import numpy as np

print(np.array([]), repr(np.array([])), repr(np.array([], dtype=int)))
print(np.zeros((0, 3)), repr(np.zeros((0, 3))))
print(np.zeros((2, 0)), repr(np.zeros((2, 0), dtype=bool)))
print(np.array([[1.5]]), repr(np.array([[[7]]])), np.zeros((1, 1, 1)))
print(repr(np.array([], dtype="float32")), repr(np.zeros((3, 0, 2))))
print(np.array([[], []]), np.array(5.0), repr(np.array(5.0)))
