import numpy as np

a = np.arange(4) / 2
with open("dizi.txt", "w") as f:
    for x in a:
        f.write(f"{x}\n")
with open("dizi.txt") as f:
    lines = f.readlines()
print(lines, np.array([float(line) for line in lines]) == a)
with open("dizi.txt", "a") as f:
    print("# son", 99, sep="\n", file=f)
print(np.loadtxt("dizi.txt"))
for i, line in enumerate(open("dizi.txt")):
    print(i, line.strip(), end="; ")
print()
