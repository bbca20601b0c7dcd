"""A CSV file written, read, cleaned, grouped and written again."""
import numpy as np

with open("satış.csv", "w", encoding="utf-8") as dosya:
    dosya.write(
        "ürün,şehir,adet,fiyat\n"
        "kalem,Ankara,10,2.5\n"
        "defter,İzmir,3,20\n"
        '"silgi, beyaz",Ankara,7,1.75\n'
        "kalem,İzmir,,2.4\n"
        "defter,Ankara,4,21.5\n"
        "\n"
        "çanta,Van,1,350\n"
    )


def ayır(satır):
    alanlar, alan, tırnak = [], "", False
    for c in satır:
        if c == '"':
            tırnak = not tırnak
        elif c == "," and not tırnak:
            alanlar.append(alan)
            alan = ""
        else:
            alan += c
    return [*alanlar, alan]


kayıtlar = []
with open("satış.csv", encoding="utf-8") as dosya:
    başlık = ayır(next(dosya).rstrip("\n"))
    for no, satır in enumerate(dosya, start=2):
        satır = satır.strip()
        if not satır:
            print("boş satır:", no)
            continue
        kayıt = dict(zip(başlık, ayır(satır)))
        try:
            kayıt["adet"] = int(kayıt["adet"])
        except ValueError as hata:
            print(f"satır {no}: {hata}")
            kayıt["adet"] = 0
        kayıt["fiyat"] = float(kayıt["fiyat"])
        kayıtlar.append(kayıt)

print(başlık)
for k in kayıtlar:
    print(k)

toplam = {}
for k in kayıtlar:
    toplam[k["şehir"]] = toplam.get(k["şehir"], 0) + k["adet"] * k["fiyat"]
for şehir, t in sorted(toplam.items(), key=lambda çift: -çift[1]):
    print(f"{şehir:<8}{t:>9.2f}")

adet = np.array([k["adet"] for k in kayıtlar])
fiyat = np.array([k["fiyat"] for k in kayıtlar])
ürün = np.array([k["ürün"] for k in kayıtlar])
print(adet @ fiyat, (adet * fiyat).round(2), ürün[fiyat.argmax()])
for u in np.unique(ürün):
    seçili = ürün == u
    print(f"{u:<13} {adet[seçili].sum():3d} {fiyat[seçili].mean():8.3f}")

with open("özet.csv", "w") as dosya:
    print("şehir;toplam", file=dosya)
    for şehir in sorted(toplam):
        print(şehir, f"{toplam[şehir]:.2f}", sep=";", file=dosya)
print(open("özet.csv").read())
sayılar = np.genfromtxt("satış.csv", delimiter=",", skip_header=1, usecols=2, max_rows=2)
print(sayılar)
np.savetxt("sayı.csv", np.column_stack([adet, fiyat]), fmt="%g", delimiter=",")
print(np.loadtxt("sayı.csv", delimiter=","), open("sayı.csv").readlines()[2:4])
with open("özet.csv", "a") as dosya:
    dosya.writelines(["Rize;0\n", "Muş;0\n"])
print(len(open("özet.csv").readlines()))
open("yok.csv")
