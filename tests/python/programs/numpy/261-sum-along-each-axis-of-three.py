import numpy as np

ısı = np.arange(24).reshape(2, 3, 4)
print("gün, saat, oda:", ısı.shape)
print(ısı.mean(axis=0), ısı.mean(axis=1), ısı.mean(axis=2))
print(ısı.max(axis=(0, 1)), ısı.min(axis=(1, 2)), ısı.sum(axis=-1, keepdims=True).shape)
print((ısı - ısı.mean(axis=(0, 1))).sum(), (ısı == ısı.max(axis=2, keepdims=True)).sum())
print(ısı.argmax(axis=0), ısı.cumsum(axis=2)[1])
print(ısı.std(axis=1).round(4))
