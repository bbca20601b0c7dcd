import numpy as np

puan = np.array([70, 95, 60, 88])
ad = np.array(["Ali", "Ece", "Can", "Su"])
sıra = np.argsort(puan)
print(sıra, puan[sıra], ad[sıra])
print(ad[np.argsort(-puan)], ad[puan.argsort()[::-1][:2]])
print(np.argsort([2, 1, 2, 1], kind="stable"))
m = np.array([[3, 1, 2], [1, 3, 2]])
print(np.argsort(m), np.argsort(m, axis=0))
rank = np.empty(4, dtype=int)
rank[sıra] = np.arange(4)
print(rank, puan.argsort().argsort())
for i in sıra[::-1]:
    print(f"{ad[i]:<5}{puan[i]:>4}")
