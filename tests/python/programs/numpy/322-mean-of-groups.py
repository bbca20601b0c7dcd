import numpy as np

grup = np.array([0, 1, 0, 2, 1, 0])
değer = np.array([10.0, 20.0, 14.0, 7.0, 22.0, 12.0])
print([değer[grup == g].mean() for g in range(3)])
toplam = np.zeros(3)
np.add.at(toplam, grup, değer)
print(toplam, np.bincount(grup), toplam / np.bincount(grup))
print(değer - (toplam / np.bincount(grup))[grup])
for g in np.unique(grup):
    print(g, değer[grup == g], değer[grup == g].std().round(4))
