import numpy as np

shapes = [(3,), (1, 3), (3, 1), (2, 3), (2, 1, 3), ()]
for s in shapes:
    row = []
    for t in shapes:
        try:
            row.append(str((np.ones(s) + np.ones(t)).shape))
        except ValueError:
            row.append("-")
    print(f"{s!s:<10}", " ".join(f"{r:<10}" for r in row))
print(np.ones((2, 3)) * np.arange(3) + np.array([[10], [20]]))
print((np.zeros((3, 1)) + np.zeros((1, 0))).shape)
