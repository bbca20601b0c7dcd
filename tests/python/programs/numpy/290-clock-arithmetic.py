import numpy as np

dakika = np.array([0, 59, 60, 75, 1439, 1440])
saat, kalan = np.divmod(dakika, 60)
print(saat % 24, kalan)
for s, k in zip(saat % 24, kalan):
    print(f"{s:02d}:{k:02d}", end=" ")
print()
açı = (dakika / 720 * 360) % 360
print(açı, (açı + 180) % 360 - 180)
günler = np.array(["pzt", "sal", "çar", "per", "cum", "cmt", "paz"])
print(günler[np.arange(10) % 7], np.roll(günler, -2)[:3], günler[-30 % 7])
