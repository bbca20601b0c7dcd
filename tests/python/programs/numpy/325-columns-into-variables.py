import numpy as np

lines = ["0 1.0 10 a", "1 1.5 20 b", "2 2.5 30 c"]
t, x, y = np.loadtxt(lines, usecols=(0, 1, 2), unpack=True)
print(t, x, y, sep="\n")
last, first = np.loadtxt(lines, usecols=[-2, 0], unpack=True, dtype=int)
print(last, first, np.loadtxt(lines, usecols=-1, dtype=str))
print(np.loadtxt(["5"]), np.loadtxt(["5"]).shape, np.loadtxt(["5"], ndmin=2).shape)
print(np.loadtxt(["1 2"], ndmin=2, unpack=True), np.loadtxt(["1", "2"], ndmin=2).shape)
print(np.loadtxt(["1 2", "", "3 4", "5 6"], max_rows=2))
print(np.loadtxt(["1 2.7"], dtype=int), np.loadtxt([]).shape)
a, b = np.genfromtxt(lines, usecols=(1, 3), unpack=True)
print(a, b)
with open("t.txt", "w") as f:
    f.write("\n".join(lines))
with open("t.txt") as f:
    print(np.loadtxt(f, usecols=(0, 1), max_rows=1), f.readline(), end="")
print(np.loadtxt(["1//x", "2%y"], comments=["//", "%"]))
