import numpy as np

np.random.seed(1)
print(np.random.randint(10), np.random.randint(1, 7))
print(np.random.randint(0, 2, 12))
print(np.random.randint(5, size=(2, 5)))
print(np.random.randint(-100, 100, size=6))
print(np.random.randint(low=0, high=1000000, size=4))
print(np.random.randint(1, 7, size=600).mean().round(4))
print(type(np.random.randint(3)).__name__, np.random.randint(3, size=1).dtype)
