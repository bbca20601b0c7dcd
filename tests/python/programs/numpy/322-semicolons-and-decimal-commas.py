import numpy as np

with open("hava.csv", "w") as f:
    f.write("gun;sicaklik;nem\n1;12,5;0,61\n2;14,0;0,58\n3;9,75;0,7\n")
with open("hava.csv") as f:
    satirlar = [satir.replace(",", ".") for satir in f]
veri = np.loadtxt(satirlar, delimiter=";", skiprows=1)
print(veri, veri.dtype)
print(np.genfromtxt(satirlar, delimiter=";", skip_header=1)[:, 1].max())
try:
    np.loadtxt("hava.csv", delimiter=";", skiprows=1)
except ValueError as hata:
    print(hata)
print(np.genfromtxt("hava.csv", delimiter=";", skip_header=1))
print(np.fromstring("1; 2.5 ;3;", sep=";"), np.fromstring("4 5\n6", sep=" ", dtype=int))
