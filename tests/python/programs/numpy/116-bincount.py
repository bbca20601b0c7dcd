import numpy as np

zar = np.array([1, 6, 3, 3, 6, 6, 2])
print(np.bincount(zar))
print(np.bincount(zar, minlength=8)[1:], np.bincount([]))
print(np.bincount([0, 1, 1], weights=[0.5, 1, 2]))
for yüz, sayı in enumerate(np.bincount(zar)):
    if yüz:
        print(yüz, "#" * sayı, sayı)
labels = np.array([0, 1, 0, 1, 1])
x = np.array([1.0, 4.0, 3.0, 5.0, 6.0])
print(np.bincount(labels, weights=x) / np.bincount(labels))
print(np.bincount(labels).argmax())
