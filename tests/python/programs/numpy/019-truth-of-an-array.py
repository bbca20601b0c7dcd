import numpy as np

one = np.array([3])
print(bool(one), bool(np.array([0.0])))
if np.array([[5]]):
    print("one element is true or false")

ages = np.array([12, 19, 25])
print((ages > 18).any(), (ages > 18).all())
if ages > 18:
    print("all adults?")
