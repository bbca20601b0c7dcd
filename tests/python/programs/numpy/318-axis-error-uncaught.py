import numpy as np

notlar = np.array([70, 80, 90])
print(notlar.mean(), notlar.mean(axis=0))
tablo = notlar[None]
print(tablo.mean(axis=1), tablo.shape)
print(notlar.mean(axis=1))
