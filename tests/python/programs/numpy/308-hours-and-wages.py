import numpy as np

saat = np.array([[8, 7, 9], [6, 8, 8]])
ücret = np.array([150.0, 180.0])
print(saat.sum(axis=1) * ücret, saat * ücret[:, None])
print((saat.sum(axis=1) * ücret).sum(), saat.mean(axis=0))
fazla = np.maximum(saat - 8, 0)
print(fazla, fazla.sum(axis=1), (saat * ücret[:, None] + fazla * 75.0).sum(axis=1))
for ad, s, u in zip(["Ada", "Efe"], saat, ücret):
    print(f"{ad}: {s.sum()} saat, {s.sum() * u:,.2f} TL")
