import numpy as np

a = np.array([[1, 2], [3, 4]])
view = a.ravel()
copy = a.flatten()
view[0] = 100
copy[1] = 200
print(a)
print(view, copy)
print(a.T.ravel(), a.ravel(order="F"))
print(np.ravel([[5, 6], [7, 8]]))
print([x for x in a.flat], a.flat[2])
a.flat[3] = -1
print(a)
