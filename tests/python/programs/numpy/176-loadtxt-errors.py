import numpy as np

with open("iyi.csv", "w") as f:
    f.write("1,2\n3,4\n")
with open("kısa.csv", "w") as f:
    f.write("1,2\n3\n")
with open("harf.csv", "w") as f:
    f.write("1,2\n3,x\n")
print(np.loadtxt("iyi.csv", delimiter=","))
try:
    np.loadtxt("kısa.csv", delimiter=",")
except ValueError as error:
    print(error)
try:
    np.loadtxt("harf.csv", delimiter=",")
except ValueError as error:
    print(error)
np.loadtxt("yok.csv")
