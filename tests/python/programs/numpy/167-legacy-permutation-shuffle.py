import numpy as np

np.random.seed(3)
print(np.random.permutation(7))
a = np.arange(8)
np.random.shuffle(a)
print(a)
names = ["Ayşe", "Bora", "Cem", "Derya"]
np.random.shuffle(names)
print(names)
print(np.random.permutation(names))
m = np.arange(6).reshape(3, 2)
np.random.shuffle(m)
print(m)
print(np.random.permutation(m))
print(np.random.permutation(5)[:3])
