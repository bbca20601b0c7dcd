import numpy as np

lines = ["# saat,a,b", "8,1.5,", "9,N/A,4", "", "10, 2.5,x  # bozuk"]
table = np.genfromtxt(lines, delimiter=",")
print(table, np.isnan(table).sum(axis=0))
print(np.genfromtxt(lines, delimiter=",", filling_values=0))
print(np.genfromtxt(lines, delimiter=",", filling_values=[0, -1, -2]))
print(np.genfromtxt(lines, delimiter=",", filling_values={2: 99}))
print(np.genfromtxt(lines, delimiter=",", dtype=int))
print(np.genfromtxt(lines, delimiter=",", dtype=str))
print(np.genfromtxt(["1 2", "3 4"], dtype=None), np.genfromtxt(["1 2.5"] * 2, dtype=bool))
print(np.genfromtxt(["1,2", ",4"], delimiter=",", dtype=None))
print(np.genfromtxt(["elma 1", "armut 2"], usecols=0, dtype=None, encoding="utf-8"))
print(np.genfromtxt(["1 2", "3", "4 5"], skip_footer=2))
print(np.genfromtxt(["1 2", "3 4 5"], invalid_raise=False))
print(np.genfromtxt([]), np.genfromtxt(["7"], ndmin=1))
