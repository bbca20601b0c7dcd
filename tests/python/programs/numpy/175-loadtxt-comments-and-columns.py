import numpy as np

with open("hava.txt", "w") as dosya:
    dosya.write("# gün  en düşük  en yüksek\n")
    dosya.write("1 8.5 15.0\n2 9.0 17.5\n\n")
    dosya.write("3 7.25 14.0  # yağmur\n")
    dosya.write("4 6 12\n")
veri = np.loadtxt("hava.txt")
print(veri, veri.shape)
gün, düşük, yüksek = veri.T
print((yüksek - düşük).mean(), gün[yüksek.argmax()])
print(np.loadtxt("hava.txt", usecols=(0, 2), max_rows=2))
print(np.loadtxt("hava.txt", skiprows=2, ndmin=2).shape)
print(np.loadtxt("hava.txt", usecols=0).astype(int))
print(np.loadtxt("hava.txt", dtype=str)[0])
