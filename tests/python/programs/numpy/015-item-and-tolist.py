import numpy as np

a = np.array([[1, 2], [3, 4]])
print(a.tolist(), type(a.tolist()[0][0]).__name__)
print(a[0, 0].item(), type(a[0, 0].item()).__name__)
print(a.item(3), a.item((1, 0)))
f = np.array([0.1, 0.5])
print(f.tolist(), [type(x).__name__ for x in f], [type(x).__name__ for x in f.tolist()])
print(np.array(3.5).item(), np.array([7]).item())
print(list(a[0]), list(f))
print(int(a[1, 1]), float(f[0]), bool(np.bool_(False)), str(f[1]))
