import numpy as np

with open("var.csv", "w") as f:
    f.write("1,2\n")
print(np.genfromtxt("var.csv", delimiter=","))
try:
    open("yok.txt")
except FileNotFoundError as error:
    print(error)
open("yok.txt").read()
