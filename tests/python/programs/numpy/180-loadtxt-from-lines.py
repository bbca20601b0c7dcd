import numpy as np

lines = ["1 2 3", "4 5 6"]
print(np.loadtxt(lines))
print(np.loadtxt(["1;2", "3;4"], delimiter=";", dtype=int))
print(np.genfromtxt(["1,2", "3,4"], delimiter=","))
print(np.loadtxt("0.5 1\n1.5 2".split("\n")))
print(np.loadtxt(line for line in lines), np.loadtxt(["7"]), np.loadtxt(["7 8"]).shape)
print(np.loadtxt(["# boş", "1e3 -2", "", "nan inf"]))
