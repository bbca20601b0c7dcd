import numpy as np

öğrenciler = ["Ali", "Bahar", "Can", "Deniz"]
notlar = np.array([[70, 80, 90], [55, 65, 60], [90, 95, 100], [40, 50, 45]])
ortalama = notlar.mean(axis=1)
print(ortalama, notlar.mean(axis=0).round(2), notlar.max(axis=0))
for ad, o in sorted(zip(öğrenciler, ortalama), key=lambda çift: -çift[1]):
    print(f"{ad:<6} {o:6.2f} {'geçti' if o >= 50 else 'kaldı'}")
ağırlık = np.array([0.2, 0.3, 0.5])
print(notlar @ ağırlık)
print((notlar - notlar.mean(axis=0)).round(2))
print(np.array(öğrenciler)[ortalama > 60])
