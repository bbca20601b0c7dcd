import numpy as np

np.random.seed(7)
print(np.random.random(), np.random.random(3), np.random.random((2, 2)))
print(np.random.choice(6), np.random.choice(6, 4), np.random.choice(6, 4, replace=False))
print(np.random.choice(["evet", "hayır"], size=5))
print(np.random.choice([10, 20, 30], p=[0.2, 0.3, 0.5]))
print(np.random.choice(3, size=8, p=[0.6, 0.3, 0.1]))
print(np.random.choice(np.arange(5) * 1.5, size=(2, 3)))
print(np.random.choice(5, size=3, replace=False, p=[0.1, 0.1, 0.2, 0.3, 0.3]))
