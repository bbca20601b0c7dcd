import numpy as np

# A warning of one line comes once, however often the line runs.
for x in [0.0, 0.0, 1.0]:
    print(np.float64(3.0) / x)
for x in [-1.0, -4.0]:
    print(np.sqrt(x))


def entropy(p):
    return -(p * np.log(p)).sum()


print(entropy(np.array([0.5, 0.5])))
print(entropy(np.array([1.0, 0.0])))
print(entropy(np.array([0.0, 1.0])))
