import numpy as np

print(np.arange(30))
print(np.arange(20) * 1.5)
print(np.linspace(0, 1, 15))
print(np.arange(40).reshape(2, 20) * 1000)
print(repr(np.arange(30)))
print(repr(np.linspace(0, 1, 11)))
print(repr(np.arange(50).reshape(2, 25)))
print(np.array([True, False] * 15), repr(np.array([False] * 20)))
print(np.array(["kelime"] * 12), repr(np.array(["uzun kelime"] * 6)))
print(1 / np.arange(1, 12))
