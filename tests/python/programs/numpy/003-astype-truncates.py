import numpy as np

measured = np.array([0.2, 1.7, -1.7, 2.5, -0.9])
print(measured.astype(int))
print(measured.round().astype(int))
print(np.floor(measured).astype(np.int64))
print(measured.astype(bool))
print(np.array([True, False, True]).astype(int))
print(np.array([True, False, True]).astype(float))
print(np.array([1, 0, 7]).astype(str))
print(np.array(["1", "20", "-3"]).astype(int).sum())
print(np.array(["1.5", "2e3"]).astype(float))
