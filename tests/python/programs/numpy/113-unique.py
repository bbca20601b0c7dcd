import numpy as np

a = np.array([3, 1, 2, 3, 1, 1])
print(np.unique(a))
values, counts = np.unique(a, return_counts=True)
print(values, counts)
for v, c in zip(values, counts):
    print(v, "*" * c)
values, first = np.unique(a, return_index=True)
print(first)
values, codes = np.unique(a, return_inverse=True)
print(codes, values[codes])
print(np.unique([0.5, 0.5, -1.0]), np.unique([True, True]))
print(np.unique(["b", "a", "b"]), np.unique([[1, 2], [2, 1]]))
print(np.unique([[1, 2], [3, 4], [1, 2]], axis=0))
print(values[np.argmax(counts)])
