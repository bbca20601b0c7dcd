import numpy as np

m = np.array([[1, 2, 3], [40, 50, 60]])
np.savetxt("a.txt", m, fmt="%d")
np.savetxt("b.txt", m, fmt="%5d", delimiter=" |")
np.savetxt("c.txt", m / 7, fmt=["%.1f", "%.3f", "%8.2e"], delimiter=";")
np.savetxt("d.txt", [1.5, 2.5], fmt="%g", header="değer\nbirim", footer="son")
np.savetxt("e.txt", m[0], newline=" ", fmt="%03d")
for name in "abcde":
    with open(name + ".txt") as file:
        print(name)
        print(file.read())
print(np.loadtxt("d.txt"), np.loadtxt("a.txt", dtype=int), np.loadtxt("e.txt"))
