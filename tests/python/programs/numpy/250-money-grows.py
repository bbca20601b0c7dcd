import numpy as np

yıl = np.arange(6)
anapara, faiz = 1000.0, 0.12
bakiye = anapara * (1 + faiz) ** yıl
print(bakiye.round(2))
print(np.diff(bakiye).round(2), (bakiye / bakiye[0]).round(4))
for y, b in zip(yıl, bakiye):
    print(f"{y}. yıl: {b:>9,.2f} TL")
print("iki katı:", np.argmax(anapara * (1 + faiz) ** np.arange(20) >= 2000), "yıl")
print(np.log(2) / np.log(1 + faiz))
