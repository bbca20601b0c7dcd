import numpy as np


class Bulunamadı(LookupError):
    """No element fulfils the condition."""


def ilk(a, koşul):
    yerler = np.flatnonzero(koşul(a))
    if yerler.size == 0:
        raise Bulunamadı(f"{a.tolist()} içinde yok")
    return int(yerler[0])


a = np.array([4, 8, 15, 16, 23, 42])
print(ilk(a, lambda x: x > 10), a[ilk(a, lambda x: x % 5 == 0)])
try:
    ilk(a, lambda x: x < 0)
except LookupError as hata:
    print(type(hata).__name__, hata)
ilk(a[:2], lambda x: x > 100)
