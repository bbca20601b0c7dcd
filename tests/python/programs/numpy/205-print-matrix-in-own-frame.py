import numpy as np

M = np.array([[1.0, 0.5], [0.25, 1.0]])
for row in M:
    print(" ".join(f"{x:6.2f}" for x in row))
for row in M:
    print("|", *row, "|")
print("\n".join(",".join(map(str, row)) for row in M))
print("\n".join(str(row) for row in M.tolist()))
print(*M.ravel(), sep=" / ")
print(M.tolist(), list(M[0]), tuple(M[1]), str(M).replace("\n", ";"))
print(repr(M).splitlines(), len(str(M)))
