import numpy as np

with open("tam.txt", "w") as f:
    f.write("1 2\n3 4\n")
with open("eksik.txt", "w") as f:
    f.write("1 2 3\n4 5\n6 7 8\n")
print(np.genfromtxt("tam.txt"))
print(np.genfromtxt("tam.txt", skip_header=1))
np.genfromtxt("eksik.txt")
