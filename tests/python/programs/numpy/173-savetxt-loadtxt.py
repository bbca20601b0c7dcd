import numpy as np

table = np.array([[1.5, 2.0], [3.25, -4.0], [0.1, 1e-5]])
np.savetxt("tablo.txt", table)
print(open("tablo.txt").read())
print(np.loadtxt("tablo.txt"))
np.savetxt("tablo.csv", table, delimiter=",", fmt="%.3f", header="x,y", comments="")
print(open("tablo.csv").read())
print(np.loadtxt("tablo.csv", delimiter=",", skiprows=1))
x, y = np.loadtxt("tablo.csv", delimiter=",", skiprows=1, unpack=True)
print(x, y)
print(np.loadtxt("tablo.csv", delimiter=",", skiprows=1, usecols=1))
