import numpy as np

with open("sınıf.csv", "w") as f:
    f.write("ad,not\nAli,70\nEce,90\n")
with open("sınıf.csv") as f:
    header = f.readline().strip().split(",")
    print(header)
    rows = [line.strip().split(",") for line in f]
print(rows, np.array([float(row[1]) for row in rows]).mean())
print(np.loadtxt("sınıf.csv", delimiter=",", skiprows=1, usecols=1))
print(np.loadtxt("sınıf.csv", delimiter=",", skiprows=1))
