import numpy as np

a = np.arange(20)
np.set_printoptions(threshold=10)
print(a)
np.set_printoptions(threshold=10, edgeitems=2)
print(a, repr(a))
print(a.reshape(4, 5), np.arange(60).reshape(6, 10))
np.set_printoptions(threshold=1000, edgeitems=3)
print(a)
with np.printoptions(threshold=5, edgeitems=1):
    print(a, a / 4)
print(a.reshape(2, 10))
