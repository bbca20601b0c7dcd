import numpy as np

with open("ölçüm.csv", "w") as f:
    f.write("# t,x,y\n0,1.5,2\n1,,3\n2,2.5,\n3,abc,4\n")
m = np.genfromtxt("ölçüm.csv", delimiter=",")
print(m, m.shape)
print(np.isnan(m).sum(), np.nanmean(m, axis=0))
print(np.genfromtxt("ölçüm.csv", delimiter=",", filling_values=-1))
print(np.genfromtxt("ölçüm.csv", delimiter=",", usecols=(0, 2)))
print(np.genfromtxt("ölçüm.csv", delimiter=",", skip_header=2, max_rows=2))
with open("bos.txt", "w") as f:
    f.write("1 2 3\n4 5 6\n")
print(np.genfromtxt("bos.txt"), np.genfromtxt("bos.txt", dtype=int))
a, b, c = np.genfromtxt("bos.txt", unpack=True)
print(a, b, c)
