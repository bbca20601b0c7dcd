import numpy as np

surname = np.array(["Kaya", "Ak", "Kaya", "Demir"])
first = np.array(["Zeki", "Ece", "Ali", "Can"])
order = np.lexsort((first, surname))
print(order)
for i in order:
    print(surname[i], first[i])
x = np.array([7, 2, 9, 4, 1])
k = np.partition(x, 2)
print(k[2], sorted(k[:2]), sorted(k[3:]))
print(x[np.argpartition(x, 1)[1]])
