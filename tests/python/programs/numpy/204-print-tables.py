import numpy as np

ürünler = ["kalem", "defter", "silgi"]
fiyat = np.array([12.5, 40.0, 7.25])
adet = np.array([3, 2, 10])
tutar = fiyat * adet
print(f"{'ürün':<10}{'fiyat':>8}{'adet':>6}{'tutar':>10}")
for ad, f, a, t in zip(ürünler, fiyat, adet, tutar):
    print(f"{ad:<10}{f:>8.2f}{a:>6d}{t:>10.2f}")
print("-" * 34)
print(f"{'toplam':<24}{tutar.sum():>10.2f}")
print("%-8s|%6.1f|%3d" % (ürünler[0], fiyat[0], adet[0]))
print(tutar, adet / adet.sum(), (tutar / tutar.sum()).round(2))
