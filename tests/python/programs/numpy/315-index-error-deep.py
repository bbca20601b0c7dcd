import numpy as np


class Tablo:
    def __init__(self, veri):
        self.veri = np.array(veri)

    def __getitem__(self, yer):
        satır, sütun = yer
        return self.veri[satır, sütun]


t = Tablo([[1, 2], [3, 4]])
print(t[0, 1], t[-1, -1], t[:, 0])
print(t[1, 2])
