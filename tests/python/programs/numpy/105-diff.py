import numpy as np

hava = np.array([14, 17, 15, 15, 20])
print(np.diff(hava), np.diff(hava, n=2))
m = np.array([[1, 4, 9], [2, 8, 18]])
print(np.diff(m), np.diff(m, axis=0))
print(np.diff([0.5, 1.0, 2.5]), np.diff([7]))
print(np.diff(hava, prepend=hava[0]), np.diff(hava, append=0))
print(np.ediff1d(hava), np.diff([True, False, False]))
print(np.gradient(np.array([1.0, 4.0, 9.0, 16.0])))
print(np.gradient([1.0, 2.0, 4.0], 0.5))
print((hava[1:] > hava[:-1]).sum(), "gün ısındı")
