import numpy as np

notlar = np.array([45, 82, 67, 91, 38, 74])
geçti = notlar >= 60
print(geçti)
print(notlar[geçti], notlar[~geçti])
print(notlar[(notlar > 40) & (notlar < 80)])
print(notlar[(notlar < 40) | (notlar > 90)])
print(geçti.sum(), geçti.mean().round(3))
print(np.where(geçti)[0])
notlar[notlar < 50] += 10
print(notlar)
print(notlar[notlar > 100], notlar[notlar > 100].shape)
