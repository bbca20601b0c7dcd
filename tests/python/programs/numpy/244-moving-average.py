import numpy as np

satış = np.array([3, 5, 8, 6, 9, 12, 10, 7])
pencere = 3
print(np.convolve(satış, np.ones(pencere) / pencere, mode="valid").round(4))
toplam = np.cumsum(np.insert(satış, 0, 0))
print(((toplam[pencere:] - toplam[:-pencere]) / pencere).round(4))
print([round(satış[i : i + 3].mean(), 4) for i in range(len(satış) - 2)])
print(np.convolve([1, 2, 3], [0, 1, 0.5]), np.convolve([1, 2, 3], [1, 1], mode="same"))
üstel = [float(satış[0])]
for x in satış[1:]:
    üstel.append(0.5 * x + 0.5 * üstel[-1])
print(np.array(üstel).round(4))
