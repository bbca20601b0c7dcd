import numpy as np

x = np.array([1, 2, 2, 3, 3, 3, 4, 9])
counts, edges = np.histogram(x, bins=4)
print(counts, edges)
counts, edges = np.histogram(x, bins=[0, 2, 4, 10])
print(counts, edges)
counts, edges = np.histogram(x, bins=5, range=(0, 10))
print(counts, edges)
density, edges = np.histogram(x, bins=2, density=True)
print(density, edges, (density * np.diff(edges)).sum())
for n, left, right in zip(counts, np.arange(0, 10, 2), np.arange(2, 11, 2)):
    print(f"[{left}, {right}) {'█' * n}")
