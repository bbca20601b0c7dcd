import numpy as np

print(np.logspace(0, 3, 4))
print(np.logspace(-2, 0, 3))
print(np.logspace(0, 4, 5, base=2))
print(np.geomspace(1, 1000, 4).round(6))
rates = np.logspace(-4, -1, 4)
for rate in rates:
    print(f"learning rate {rate:.4f}")
