import numpy as np

print(np.broadcast_to([1, 2, 3], (2, 3)))
print(np.broadcast_to(7, (2, 2)))
print(np.broadcast_shapes((3, 1), (1, 4)), np.broadcast_shapes((5,), (2, 5)))
a, b = np.broadcast_arrays([1, 2, 3], [[10], [20]])
print(a)
print(b)
try:
    np.broadcast_to(np.arange(3), (2, 4))
except ValueError as error:
    print(error)
try:
    np.broadcast_to([1, 2], (2, 2))[0] = 5
except ValueError as error:
    print(error)
