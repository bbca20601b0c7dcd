import numpy as np

aylar = "Oca Şub Mar Nis May Haz Tem Ağu Eyl Eki Kas Ara".split()
yağış = np.array([48, 40, 45, 50, 51, 35, 15, 12, 18, 30, 36, 50])
print(yağış.reshape(4, 3).sum(axis=1), yağış.reshape(4, 3).mean(axis=1).round(2))
mevsim = np.roll(yağış, 1).reshape(4, 3)
for ad, satır in zip(["kış", "ilkbahar", "yaz", "sonbahar"], mevsim):
    print(f"{ad:<9}", satır, satır.sum())
for i in np.argsort(-yağış, kind="stable")[:3]:
    print(aylar[i], yağış[i])
print([a for a, y in zip(aylar, yağış) if y < 20], (np.cumsum(yağış) / yağış.sum()).round(3))
print(np.array(aylar)[yağış > yağış.mean()], aylar[yağış.argmin()])
