import numpy as np


def harf(not_):
    if not_ >= 85:
        return "A"
    if not_ >= 70:
        return "B"
    return "C"


notlar = np.array([90, 72, 40])
print([harf(n) for n in notlar], np.array([harf(n) for n in notlar]))
print(np.vectorize(harf)(notlar))
print(np.select([notlar >= 85, notlar >= 70], ["A", "B"], default="C"))
print(np.array(["C", "B", "A"])[(notlar >= 70).astype(int) + (notlar >= 85)])
kare = np.vectorize(lambda x: x**2 + 1)
print(kare(notlar), kare(3), kare([[1, 2], [3, 4]]))
