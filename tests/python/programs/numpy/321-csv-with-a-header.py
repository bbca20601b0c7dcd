import io

import numpy as np

with open("sinav.csv", "w") as f:
    f.write("ad,yazılı,sözlü\nAyşe,70,85\nBora,55.5,60\nCem,90,95\n")
notlar = np.loadtxt("sinav.csv", delimiter=",", skiprows=1, usecols=(1, 2))
adlar = np.loadtxt("sinav.csv", delimiter=",", skiprows=1, usecols=0, dtype=str)
print(adlar, adlar.dtype, notlar, sep="\n")
for ad, ortalama in zip(adlar, notlar.mean(axis=1)):
    print(f"{ad:>6} {ortalama:.2f}")
print(adlar[notlar[:, 0].argmax()])
print(np.loadtxt(io.StringIO("x y\n1 2\n3 4"), skiprows=1, dtype=int))
print(np.loadtxt("sinav.csv", delimiter=",", dtype="U3", max_rows=2))
