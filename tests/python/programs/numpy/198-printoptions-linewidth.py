import numpy as np

a = np.arange(25)
np.set_printoptions(linewidth=40)
print(a)
print(a / 2, repr(a))
np.set_printoptions(linewidth=120)
print(a, np.linspace(0, 1, 13))
np.set_printoptions(linewidth=20)
print(a[:10].reshape(2, 5) * 111, np.array(["bir", "iki", "üç", "dört"]))
np.set_printoptions(linewidth=75)
print(a)
