import numpy as np

cümle = "bir elma bir armut bir elma"
kelimeler = np.array(cümle.split())
tekil, ters, kaç = np.unique(kelimeler, return_inverse=True, return_counts=True)
print(tekil)
print(ters)
print(kaç, kaç / kaç.sum())
print(tekil[kaç.argmax()], len(tekil))
print(repr(tekil), tekil.dtype)
print({str(k): int(n) for k, n in zip(tekil, kaç)})
